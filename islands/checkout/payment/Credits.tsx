import type { SubmitEvent } from 'react'
import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { creditFields } from '#src/rules/checkout/credit-fields.ts'
import type { Credits as CreditsOf } from '#src/rules/checkout/payment-choice.ts'
import { heldCredit } from '#src/rules/payments/held-tenders.ts'
import { paysText } from '#src/rules/payments/pays-text.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { payByCredit, payByVoucher } from '#src/stores/checkout/payment.ts'
import { call } from '#src/stores/shop.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { CheckoutTexts } from '../checkout-texts.ts'
import { TenderRemoval } from './TenderRemoval.tsx'
import { useTenderChange } from './use-tender-change.ts'

type Props = {
  cart: Cart
  credits: CreditsOf
  locale: string
  texts: CheckoutTexts
  /** Hears that what pays has changed. */
  onPaid: (place: string) => void
}

/** An athlete's credit and a member's vouchers, to pay a part of the order. */
export const Credits = ({ cart, credits, locale, texts, onPaid }: Props) => {
  const { credits: text, billing } = texts.checkout
  const { isBusy, change } = useTenderChange(texts, () => onPaid('credits'))
  const name = texts.tenders.names.ATHLETES_PAYMENT
  const money = (minor: number): string => formatMoney(minor, cart.currency, locale)
  const say = (words: string, amount: number): string =>
    formatMessage(words, { amount: money(amount) }, locale)
  const held = heldCredit(cart)
  const { athlete, hasVouchers } = credits
  const voucher = cart.appliedLoyaltyVoucher
  const vouchers = (cart.loyalty?.applicableLoyaltyVouchers ?? []).filter(
    ({ eligible, points }) => hasVouchers && eligible && points !== voucher?.points,
  )
  const form = { method: 'post', action: `/${locale}/checkout/credit` }
  const nameOf = (points: number): string => formatMessage(text.voucher, { points }, locale)
  const take = (event: SubmitEvent<HTMLFormElement>, points: number): void => {
    event.preventDefault()
    void change((known) => payByVoucher(call, known, points))
  }
  if (!held && !athlete && !voucher && vouchers.length === 0) return null
  return (
    <section className="checkout-part" id="credits" aria-labelledby="credits-title">
      <h2 className="visually-hidden" id="credits-title">
        {text.title}
      </h2>
      {held && (
        <div className="checkout-card">
          <p>
            {name}
            <br />
            <small suppressHydrationWarning>{paysText(held.amount ?? 0, cart, billing, locale)}</small>
          </p>
          <TenderRemoval
            id={held.payment_instrument_id}
            name={name}
            locale={locale}
            texts={texts}
            onDone={() => onPaid('credits')}
          />
        </div>
      )}
      {athlete && !held && (
        <form
          className="checkout-card"
          {...form}
          onSubmit={(event) => {
            event.preventDefault()
            void change((known) => payByCredit(call, known))
          }}
        >
          <p>
            {name}
            <br />
            <small suppressHydrationWarning>
              {say(text.remaining, athlete.remainingAmount)} {say(text.payable, athlete.payableAmount)}
            </small>
          </p>
          <Button type="submit" look="quiet" name={creditFields.athlete} value="use" busy={isBusy}>
            {text.use}
          </Button>
        </form>
      )}
      {voucher && (
        <form className="checkout-card" {...form} onSubmit={(event) => take(event, 0)}>
          <p>
            {nameOf(voucher.points)}
            <br />
            <small suppressHydrationWarning>
              {paysText(cart.totals.appliedRewards, cart, billing, locale)}
            </small>
          </p>
          <button
            className="payment-remove"
            name={creditFields.voucher}
            value="0"
            aria-label={`${billing.remove}: ${nameOf(voucher.points)}`}
          >
            {billing.remove}
          </button>
        </form>
      )}
      {vouchers.length > 0 && (
        <details className="payment-gift">
          <summary>{text.rewards}</summary>
          <form
            className="form"
            {...form}
            onSubmit={(event) =>
              take(event, Number(new FormData(event.currentTarget).get(creditFields.voucher)))
            }
          >
            <fieldset className="checkout-choices">
              <legend className="visually-hidden">{text.rewards}</legend>
              {vouchers.map(({ points, amountInCurrency }, at) => (
                <label className="checkout-choice" key={points}>
                  <input type="radio" name={creditFields.voucher} value={points} defaultChecked={at === 0} />
                  <span>{nameOf(points)}</span>
                  <span suppressHydrationWarning>{money(amountInCurrency)}</span>
                </label>
              ))}
            </fieldset>
            <Button type="submit" look="quiet" busy={isBusy}>
              {billing.apply}
            </Button>
          </form>
        </details>
      )}
    </section>
  )
}
