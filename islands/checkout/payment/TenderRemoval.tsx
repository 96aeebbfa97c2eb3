import { tenderField } from '#src/rules/checkout/credit-fields.ts'
import { removeTender } from '#src/stores/checkout/payment.ts'
import { call } from '#src/stores/shop.ts'
import type { CheckoutTexts } from '../checkout-texts.ts'
import { useTenderChange } from './use-tender-change.ts'

type Props = { id: string; name: string; locale: string; texts: CheckoutTexts; onDone: () => void }

/** Takes back a gift card, a reward or credit. */
export const TenderRemoval = ({ id, name, locale, texts, onDone }: Props) => {
  const { remove } = texts.checkout.billing
  const { isBusy, change } = useTenderChange(texts, onDone)
  return (
    <form
      method="post"
      action={`/${locale}/checkout/remove-tender`}
      onSubmit={(event) => {
        event.preventDefault()
        void change((cart) => removeTender(call, cart, id))
      }}
    >
      <button
        className="payment-remove"
        name={tenderField}
        value={id}
        aria-busy={isBusy || undefined}
        aria-label={`${remove}: ${name}`}
      >
        {remove}
      </button>
    </form>
  )
}
