import { useEffect } from 'react'
import type { Cart, CartItem } from '#src/contract/cart/cart.ts'
import type { CartFailure } from '#src/rules/cart/failures/cart-error.ts'
import { isCouponFailure } from '#src/rules/cart/failures/coupon-error-text.ts'
import { cart as store } from '#src/stores/shop.ts'
import { couponField, estimateField, wholeCart } from '#src/stores/cart/cart.ts'
import { Toasts } from '#islands/ui/Toasts.tsx'
import type { CartSurroundings, EstimateCountry } from './cart-texts.ts'
import { CartLines } from './lines/CartLines.tsx'
import { CartNotices } from './CartNotices.tsx'
import css from './CartPage.module.css'
import { CartSummary } from './summary/CartSummary.tsx'
import { DeclinedGifts } from './gifts/DeclinedGifts.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { PromotionProgress } from './summary/PromotionProgress.tsx'
import { useCart } from './use-cart.ts'

type Props = CartSurroundings & {
  /** The cart as the server read it; missing when the visitor has none. */
  initial?: Cart | undefined
  /** Why the server could not read the cart. */
  readFailure?: CartFailure | undefined
  /** What the change of a form that was just posted failed with. */
  failure?: CartFailure | undefined
  /** What the posted form was about: the id of a line item, or a field's key. */
  failedPart?: string | undefined
  countries: readonly EstimateCountry[]
  /** What express buttons of wallets say, by wallet. */
  wallets?: Readonly<Record<string, string>>
}

/** The key of the notice by which a posted form's failure is told. */
const placeOfPosted = (
  failure: CartFailure,
  part: string | undefined,
  items: readonly CartItem[],
): string => {
  if (isCouponFailure(failure)) return couponField
  const isKnown = part === estimateField || items.some(({ id }) => id === part)
  return part !== undefined && isKnown ? part : wholeCart
}

/** The cart page: written by the server, taken over in place. */
export const CartPage = ({
  initial,
  readFailure,
  failure,
  failedPart,
  countries,
  wallets = {},
  ...surroundings
}: Props) => {
  const { locale, texts } = surroundings
  const view = useCart(initial)
  const { cart, isBusy, state } = view
  const items = cart?.items ?? []
  const isJustRemoved = (promotionId: string): boolean =>
    view.removed.some(({ item }) => item.giftOf?.promotionId === promotionId)
  const declined = cart?.declinedGifts.filter(({ promotionId }) => !isJustRemoved(promotionId)) ?? []
  const isUntouched = state.status === 'unknown' || cart === initial
  const posted = isUntouched ? failure : undefined
  const notices: Record<string, CartFailure> = posted
    ? { [placeOfPosted(posted, failedPart, items)]: posted, ...view.notices }
    : view.notices

  useEffect(() => () => store.forgetRemoved(), [])

  const unread =
    state.status === 'failed' ? state.error : state.status === 'unknown' ? readFailure : undefined
  if (unread) return <LoadFailure failure={unread} texts={texts} locale={locale} />
  return (
    <>
      <CartNotices cart={cart} failure={notices[wholeCart]} texts={texts} locale={locale} />
      <div className={css.columns} data-empty={items.length === 0 || undefined}>
        <section aria-label={texts.title}>
          <PromotionProgress cart={cart} locale={locale} texts={texts.offers} />
          <CartLines cart={cart} view={view} notices={notices} {...surroundings} />
          <DeclinedGifts gifts={declined} locale={locale} texts={texts.declined} />
          {items.length === 0 && <EmptyCart texts={texts} locale={locale} />}
        </section>
        {cart && items.length > 0 && (
          <CartSummary
            cart={cart}
            isBusy={isBusy}
            notices={notices}
            countries={countries}
            wallets={wallets}
            locale={locale}
            texts={texts}
          />
        )}
      </div>
      <Toasts dismissLabel={texts.item.dismiss} />
    </>
  )
}
