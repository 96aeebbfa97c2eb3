import { giveUpFields, giveUpPath } from '#src/rules/checkout/give-up-fields.ts'
import type { CheckoutTexts } from '../checkout-texts.ts'

/** An order whose payment was not finished; `page` goes on with it. */
export type UnfinishedOrder = { orderNumber: string; page: string }

type Props = {
  order: UnfinishedOrder
  locale: string
  text: CheckoutTexts['checkout']['waiting']
}

/** The ways to go on with the payment of a waiting order, and to give it up. */
export const WaitingWays = ({ order: { orderNumber, page }, locale, text }: Props) => (
  <div className="waiting-order-ways">
    <a className="button" href={page}>
      {text.goOn}
    </a>
    <form method="post" action={`/${locale}${giveUpPath}`}>
      <input type="hidden" name={giveUpFields.orderNumber} value={orderNumber} />
      <input type="hidden" name={giveUpFields.page} value="checkout" />
      <button className="button" data-style="quiet">
        {text.giveUp}
      </button>
    </form>
  </div>
)
