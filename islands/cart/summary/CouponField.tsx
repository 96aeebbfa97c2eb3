import { useRef, useState, type SyntheticEvent } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import { couponErrorText } from '#src/rules/cart/failures/coupon-error-text.ts'
import type { CartFailure } from '#src/rules/cart/failures/cart-error.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { cart as store } from '#src/stores/shop.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { AppliedCoupons } from './AppliedCoupons.tsx'
import type { CartTexts } from '../cart-texts.ts'
import css from './CouponField.module.css'

type Props = {
  cart: Cart
  /** Why the last code was refused. */
  failure: CartFailure | undefined
  locale: string
  texts: CartTexts
}

/** Longest code that the API takes. */
const maxLength = 100

/** The codes of a cart, and a field for one more. Its forms post to the shop by themselves until scripts run. */
export const CouponField = ({ cart, failure, locale, texts: { coupon: texts, errors } }: Props) => {
  const [code, setCode] = useState('')
  const [isApplying, setApplying] = useState(false)
  const [told, setTold] = useState('')
  const [isCorrected, setCorrected] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const action = `/${locale}/cart/coupon`

  const apply = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (isApplying || code.trim() === '') return
    setApplying(true)
    setTold('')
    setCorrected(false)
    const result = await store.applyCoupon(code.trim())
    setApplying(false)
    input.current?.focus()
    if (!result.ok) return input.current?.select()
    setCode('')
    setTold(formatMessage(texts.wasApplied, { code: code.trim().toUpperCase() }, locale))
  }
  const remove = async (removed: string): Promise<void> => {
    const result = await store.removeCoupon(removed)
    input.current?.focus()
    if (result.ok) setTold(formatMessage(texts.wasRemoved, { code: removed }, locale))
  }

  return (
    <div className={css.coupons}>
      <form method="post" action={action} onSubmit={(event) => void apply(event)}>
        <TextField
          label={texts.label}
          name="code"
          required
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          ref={input}
          value={code}
          onChange={({ target }) => {
            setCode(target.value)
            setCorrected(true)
          }}
          error={
            isCorrected
              ? undefined
              : failure && couponErrorText(failure, { ...errors, missing: texts.missing }, locale)
          }
          action={
            <Button look="quiet" type="submit" busy={isApplying}>
              {texts.apply}
            </Button>
          }
        />
      </form>
      <AppliedCoupons cart={cart} action={action} locale={locale} texts={texts} onRemove={remove} />
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </div>
  )
}
