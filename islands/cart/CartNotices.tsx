import type { Cart } from '#src/contract/cart/cart.ts'
import { cartErrorText } from '#src/rules/cart/cart-error-text.ts'
import type { CartFailure } from '#src/rules/cart/cart-error.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import type { CartTexts } from './cart-texts.ts'
import css from './CartNotices.module.css'

type Props = { cart: Cart | undefined; failure: CartFailure | undefined; texts: CartTexts; locale: string }

/** What concerns the whole cart: a failed change, and what the server has to say. */
export const CartNotices = ({ cart, failure, texts, locale }: Props) => {
  const flashes = [...(cart?.flash ?? []), ...(cart?.customerNotifications ?? [])]
  if (!failure && flashes.length === 0) return null
  return (
    <div className={css.notices}>
      {failure && <Notice>{cartErrorText(failure, texts.errors, locale)}</Notice>}
      {flashes.map(({ type, message }) => (
        <Notice key={type} tone="info">
          {message}
        </Notice>
      ))}
    </div>
  )
}
