import type { Cart } from '#src/contract/cart/cart.ts'
import { cartErrorText } from '#src/rules/cart/failures/cart-error-text.ts'
import type { CartFailure } from '#src/rules/cart/failures/cart-error.ts'
import { wholeCartFlashes } from '#src/rules/cart/failures/cart-flash.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import type { CartTexts } from './cart-texts.ts'
import css from './CartNotices.module.css'

type Props = { cart: Cart | undefined; failure: CartFailure | undefined; texts: CartTexts; locale: string }

/** What concerns the whole cart: a failed change, and what the server has to say. */
export const CartNotices = ({ cart, failure, texts, locale }: Props) => {
  const flashes = cart ? wholeCartFlashes(cart, texts.errors, locale) : []
  const isFlashed = (type: string): boolean => cart?.flash.some((flash) => flash.type === type) ?? false
  const others = (cart?.customerNotifications ?? [])
    .filter(({ type }) => !isFlashed(type))
    .map(({ type, message }) => ({ key: type, text: message }))
  const told = [...flashes, ...others]
  if (!failure && told.length === 0) return null
  return (
    <div className={css.notices}>
      {failure && <Notice>{cartErrorText(failure, texts.errors, locale)}</Notice>}
      {told.map(({ key, text }) => (
        <Notice key={key} tone="info">
          {text}
        </Notice>
      ))}
    </div>
  )
}
