import { useState } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import { idleCouponText } from '#src/rules/cart/failures/idle-coupon-text.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { CouponTexts } from '../cart-texts.ts'
import css from './CouponField.module.css'

type Props = {
  cart: Pick<Cart, 'couponItems' | 'promoSummary'>
  /** Where a removal is posted until scripts run. */
  action: string
  locale: string
  texts: CouponTexts
  onRemove: (code: string) => Promise<void>
}

/** The codes that a cart holds, each with what it brings and a button that takes it off. */
export const AppliedCoupons = ({
  cart: { couponItems, promoSummary },
  action,
  locale,
  texts,
  onRemove,
}: Props) => {
  const [removed, setRemoved] = useState<string>()
  if (couponItems.length === 0) return null

  const nameOf = (id: string) =>
    promoSummary.find(({ promotionId, amount }) => promotionId === id && amount > 0)?.promotionName
  const remove = async (code: string): Promise<void> => {
    setRemoved(code)
    await onRemove(code)
    setRemoved(undefined)
  }

  return (
    <ul className={css.applied} role="list" aria-label={texts.applied}>
      {couponItems.map(({ code, promotionId, applied, forOrder }) => (
        <li key={code} data-idle={!applied || undefined}>
          <p>
            <strong>{code}</strong>
            <small>{applied ? nameOf(promotionId) : idleCouponText({ forOrder }, texts, locale)}</small>
          </p>
          <form
            method="post"
            action={action}
            onSubmit={(event) => {
              event.preventDefault()
              void remove(code)
            }}
          >
            <button
              className={css.remove}
              type="submit"
              name="remove"
              value={code}
              aria-busy={removed === code || undefined}
              aria-label={formatMessage(texts.removeCode, { code }, locale)}
            >
              {texts.remove}
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}
