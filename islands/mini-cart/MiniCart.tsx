import { useEffect } from 'react'
import { formatMoney } from '#src/base/money.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { CartLines } from '#islands/cart/lines/CartLines.tsx'
import { CartNotices } from '#islands/cart/CartNotices.tsx'
import type { CartTexts } from '#islands/cart/cart-texts.ts'
import { lineId } from '#islands/cart/lines/LineItem.tsx'
import { CartSkeleton } from '#islands/cart/CartSkeleton.tsx'
import { EmptyCart } from '#islands/cart/EmptyCart.tsx'
import { PromotionProgress } from '#islands/cart/summary/PromotionProgress.tsx'
import { LoadFailure } from '#islands/cart/LoadFailure.tsx'
import { useCart } from '#islands/cart/use-cart.ts'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { ShopDialog } from '#islands/dialogs/ShopDialog.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { Money } from '#islands/ui/Money.tsx'
import { wholeCart } from '#src/stores/cart/cart.ts'
import { cart as store } from '#src/stores/shop.ts'
import css from './MiniCart.module.css'

type Props = DialogFrame<'mini-cart'> & { texts: CartTexts }

/** The cart beside the page it was opened on. */
export const MiniCart = ({ texts, ...frame }: Props) => {
  const { props: reason, isOpen, locale, pictureTemplate } = frame
  const surroundings = { locale, pictureTemplate, texts }
  const view = useCart()
  const { cart, state, isBusy } = view
  const items = cart?.items ?? []
  const addedId = reason.kind === 'added' ? items.find(({ upc }) => upc === reason.upc)?.id : undefined
  const isLoading = state.status === 'loading' || state.status === 'unknown'

  useEffect(() => {
    if (reason.kind === 'asked') void store.load()
  }, [reason])

  useEffect(() => {
    if (!isOpen) store.forgetRemoved()
  }, [isOpen])

  // Opens on the line that was added, however many stand before it.
  useEffect(() => {
    if (isOpen && addedId !== undefined)
      document.getElementById(lineId(addedId))?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, addedId, reason])

  const units = formatMessage(texts.units, { count: cart?.totals.totalUnits ?? 0 }, locale)
  const total = cart && formatMoney(cart.totals.itemSubTotal, cart.currency, locale)

  const footer = cart && items.length > 0 && (
    <>
      <p className={css.subtotal} aria-busy={isBusy}>
        <span>{texts.summary.subtotal}</span>
        <Money minor={cart.totals.itemSubTotal} currency={cart.currency} locale={locale} />
      </p>
      <div className={css.actions}>
        <a className="button" data-style="primary" href={`/${locale}/checkout`}>
          {texts.checkout}
        </a>
        <a className="button" data-style="quiet" href={`/${locale}/cart`}>
          {texts.viewCart}
        </a>
        <Button look="quiet" onClick={frame.dismiss}>
          {texts.continueShopping}
        </Button>
      </div>
    </>
  )

  return (
    <ShopDialog
      frame={frame}
      title={
        <>
          {reason.kind === 'added' && items.length > 0 ? texts.added : texts.title}{' '}
          {cart && items.length > 0 && <span className={css.units}>{cart.totals.totalUnits}</span>}
        </>
      }
      texts={{ close: texts.close, dismiss: texts.item.dismiss }}
      footer={footer}
    >
      <p className="visually-hidden" role="status">
        {total !== undefined && formatMessage(texts.summary.status, { units, total }, locale)}
      </p>
      <CartNotices cart={cart} failure={view.notices[wholeCart]} texts={texts} locale={locale} />
      {isLoading && <CartSkeleton label={texts.loading} />}
      {state.status === 'failed' && <LoadFailure failure={state.error} texts={texts} locale={locale} />}
      <div className={css.offers}>
        <PromotionProgress cart={cart} locale={locale} texts={texts.offers} />
      </div>
      <CartLines cart={cart} view={view} notices={view.notices} {...surroundings} />
      {(state.status === 'none' || cart?.items.length === 0) && <EmptyCart texts={texts} locale={locale} />}
    </ShopDialog>
  )
}
