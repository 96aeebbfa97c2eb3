import { goTo } from '#src/client/go-to.ts'
import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { seenOrderFields, seenOrderOf } from '#src/rules/checkout/seen-order.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { FormBody } from '#islands/forms/Form.tsx'
import { useShopForm } from '#islands/forms/use-shop-form.ts'
import { LinkedText } from '#islands/ui/LinkedText.tsx'
import type { CheckoutTexts } from '../checkout-texts.ts'
import type { ReviewView } from './review-view.ts'
import { usePlacing } from './use-placing.ts'
import { WaitingWays } from './WaitingWays.tsx'

type Props = {
  review: ReviewView
  cart: Cart
  locale: string
  texts: CheckoutTexts
}

/** Orders the cart once, at the amounts that stand here. It is busy until the page has left. */
export const OrderForm = ({ review: { form, hasWithdrawalRight }, cart, locale, texts }: Props) => {
  const { review: text } = texts.checkout
  const { unfinished, begin, place } = usePlacing(cart, locale, texts)
  const described = { ...form, hidden: seenOrderFields(seenOrderOf(cart)) }
  const state = useShopForm({ form: described, act: place, onDone: goTo })
  const amount = formatMoney(cart.totals.total, cart.currency, locale)
  const page = (path: string, label: string) => ({ href: `/${locale}${path}`, label })
  const links = {
    terms: page('/brand-terms', text.termsLink),
    privacy: page('/privacy', text.privacyLink),
    withdrawal: page('/help/withdraw', text.withdrawalLink),
  }
  const terms = hasWithdrawalRight ? `${text.terms} ${text.withdrawal}` : text.terms
  return (
    <div className="review-order" onFocus={begin}>
      <FormBody form={described} state={state}>
        <LinkedText className="checkout-soft" text={terms} links={links} />
        <p className="review-total" suppressHydrationWarning>
          {formatMessage(text.total, { amount }, locale)}
        </p>
      </FormBody>
      {unfinished && !state.isBusy && (
        <WaitingWays order={unfinished} locale={locale} text={texts.checkout.waiting} />
      )}
      <p className="review-placing" role="status">
        {state.isBusy ? text.placing : ''}
      </p>
    </div>
  )
}
