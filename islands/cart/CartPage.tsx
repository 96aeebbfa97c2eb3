import { useEffect } from 'react'
import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { CartFailure } from '#src/rules/cart/cart-error.ts'
import { isCouponFailure } from '#src/rules/cart/coupon-error-text.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { cart as store } from '#src/stores/shop.ts'
import { couponField, wholeCart } from '#src/stores/cart.ts'
import { Toasts } from '#islands/ui/Toasts.tsx'
import type { CartSurroundings } from './cart-texts.ts'
import { CartLines } from './CartLines.tsx'
import { CartNotices } from './CartNotices.tsx'
import { CouponField } from './CouponField.tsx'
import css from './CartPage.module.css'
import { EmptyCart } from './EmptyCart.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PromotionProgress } from './PromotionProgress.tsx'
import { useCart } from './use-cart.ts'

type Props = CartSurroundings & {
  /** The cart as the server read it; missing when the visitor has none. */
  initial?: Cart | undefined
  /** Why the server could not read the cart. */
  readFailure?: CartFailure | undefined
  /** What the change of a form that was just posted failed with. */
  failure?: CartFailure | undefined
  /** The line item that the posted form was about. */
  failedItemId?: string | undefined
}

/** The cart page: written by the server, taken over in place. */
export const CartPage = ({ initial, readFailure, failure, failedItemId, ...surroundings }: Props) => {
  const { locale, texts } = surroundings
  const view = useCart(initial)
  const { cart, isBusy, state } = view
  const items = cart?.items ?? []
  const isUntouched = state.status === 'unknown' || cart === initial
  const posted = isUntouched ? failure : undefined
  const units = formatMessage(texts.units, { count: cart?.totals.totalUnits ?? 0 }, locale)
  const failedItem = posted && items.find(({ id }) => id === failedItemId)
  const notices = failedItem ? { ...view.notices, [failedItem.id]: posted } : view.notices
  const refused = posted && isCouponFailure(posted) ? posted : undefined
  const above = view.notices[wholeCart] ?? (failedItem || refused ? undefined : posted)

  useEffect(() => () => store.forgetRemoved(), [])

  const unread =
    state.status === 'failed' ? state.error : state.status === 'unknown' ? readFailure : undefined
  if (unread) return <LoadFailure failure={unread} texts={texts} locale={locale} />
  return (
    <>
      <CartNotices cart={cart} failure={above} texts={texts} locale={locale} />
      <div className={css.columns} data-empty={items.length === 0 || undefined}>
        <section aria-label={texts.title}>
          <PromotionProgress cart={cart} locale={locale} texts={texts.offers} />
          <CartLines cart={cart} view={view} notices={notices} {...surroundings} />
          {items.length === 0 && <EmptyCart texts={texts} locale={locale} />}
        </section>
        {cart && items.length > 0 && (
          <section className={css.summary} aria-labelledby="order-summary">
            <h2 className={css.title} id="order-summary">
              {texts.summary.title}
            </h2>
            <div id="coupons">
              <CouponField
                cart={cart}
                failure={view.notices[couponField] ?? refused}
                locale={locale}
                texts={texts}
              />
            </div>
            <OrderSummary cart={cart} locale={locale} isBusy={isBusy} texts={texts.summary} />
            <p className="visually-hidden" role="status" suppressHydrationWarning>
              {formatMessage(
                texts.summary.status,
                {
                  units,
                  total: formatMoney(cart.totals.total, cart.currency, locale),
                },
                locale,
              )}
            </p>
            <a className={`button ${css.action}`} data-style="primary" href={`/${locale}`}>
              {texts.continueShopping}
            </a>
          </section>
        )}
      </div>
      <Toasts dismissLabel={texts.item.dismiss} />
    </>
  )
}
