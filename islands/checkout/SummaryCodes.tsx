import { useRef, useState, type SubmitEvent } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { CartFailure } from '#src/rules/cart/failures/cart-error.ts'
import { couponErrorText, isCouponFailure } from '#src/rules/cart/failures/coupon-error-text.ts'
import { idleCouponText } from '#src/rules/cart/failures/idle-coupon-text.ts'
import { codeFields, maxCodeLength, type OrderPlace } from '#src/rules/checkout/code-fields.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { cart as store } from '#src/stores/shop.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { CheckoutTexts } from './checkout-texts.ts'

type Props = {
  cart: Cart
  place: OrderPlace
  /** Why the last code was refused. */
  failure: CartFailure | undefined
  /** Where its forms lead back to without script. */
  page: string
  locale: string
  texts: CheckoutTexts
}

/** The promo codes of the order, and a form for one more. */
export const SummaryCodes = ({ cart, place, failure, page, locale, texts }: Props) => {
  const { coupon } = texts.cart
  const { summary } = texts.checkout
  const [isApplying, setApplying] = useState(false)
  const [told, setTold] = useState('')
  const [isCorrected, setCorrected] = useState(false)
  const fold = useRef<HTMLDetailsElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const form = { method: 'post', action: `/${locale}/checkout/coupon` }
  const back = <input type="hidden" name={codeFields.page} value={page} />
  const id = codeFields[place]
  const refused = failure && isCouponFailure(failure) ? failure : undefined
  const fault = isCorrected ? undefined : refused

  /** The control that stays says what came of it. */
  const finish = (text: string, code: string): void => {
    fold.current?.querySelector('summary')?.focus()
    setTold(formatMessage(text, { code }, locale))
  }
  const apply = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    if (isApplying || code === '') return
    setApplying(true)
    setCorrected(false)
    setTold('')
    const result = await store.applyCoupon(code)
    setApplying(false)
    if (!result.ok) return isCouponFailure(result.error) ? input.current?.focus() : undefined
    if (input.current) input.current.value = ''
    fold.current?.removeAttribute('open')
    finish(coupon.wasApplied, code.toUpperCase())
  }
  const remove = async (event: SubmitEvent, code: string): Promise<void> => {
    event.preventDefault()
    setTold('')
    const result = await store.removeCoupon(code)
    if (result.ok) finish(coupon.wasRemoved, code)
  }
  const nameOf = (id: string): string | undefined =>
    cart.promoSummary.find(({ promotionId, amount }) => promotionId === id && amount > 0)?.promotionName

  return (
    <>
      {cart.couponItems.length > 0 && (
        <ul className="checkout-codes" role="list" aria-label={summary.coupons}>
          {cart.couponItems.map(({ code, promotionId, applied, forOrder }) => (
            <li key={code}>
              <p>
                <strong>{code}</strong>
                <small>{applied ? nameOf(promotionId) : idleCouponText({ forOrder }, coupon, locale)}</small>
              </p>
              <form {...form} onSubmit={(event) => void remove(event, code)}>
                {back}
                <button
                  className="payment-remove"
                  name={codeFields.remove}
                  value={code}
                  aria-label={`${coupon.remove}: ${code}`}
                >
                  {coupon.remove}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <details className="payment-gift" open={refused !== undefined || undefined} ref={fold}>
        <summary>{summary.useCoupon}</summary>
        <form className="form" {...form} onSubmit={(event) => void apply(event)}>
          {back}
          <div className="form-field">
            <label htmlFor={id}>{coupon.label}</label>
            <div className="form-line">
              <input
                id={id}
                name={id}
                required
                maxLength={maxCodeLength}
                autoComplete="off"
                ref={input}
                onInput={() => setCorrected(true)}
                aria-invalid={fault ? true : undefined}
                aria-describedby={fault ? `${id}-fault` : undefined}
              />
            </div>
            {fault && (
              <p className="form-fault" id={`${id}-fault`} suppressHydrationWarning>
                {couponErrorText(fault, { ...texts.errors, missing: coupon.missing }, locale)}
              </p>
            )}
          </div>
          <Button look="quiet" type="submit" busy={isApplying}>
            {coupon.apply}
          </Button>
        </form>
      </details>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  )
}
