import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { CartLines } from '#islands/cart/CartLines.tsx'
import { CartNotices } from '#islands/cart/CartNotices.tsx'
import type { CartSurroundings } from '#islands/cart/cart-texts.ts'
import { lineId } from '#islands/cart/LineItem.tsx'
import { CartSkeleton } from '#islands/cart/CartSkeleton.tsx'
import { EmptyCart } from '#islands/cart/EmptyCart.tsx'
import { LoadFailure } from '#islands/cart/LoadFailure.tsx'
import { useCart } from '#islands/cart/use-cart.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Money } from '#islands/ui/Money.tsx'
import { Toasts } from '#islands/ui/Toasts.tsx'
import { wholeCart } from '#src/stores/cart.ts'
import { cart as store, dialogs } from '#src/stores/shop.ts'
import css from './MiniCart.module.css'

const close = (): void => {
  dialogs.dismiss('mini-cart')
  store.forgetRemoved()
}

/** Why the mini cart shows: the shopper asked for it, or has just added a variant. */
export type MiniCartReason = { kind: 'asked' } | { kind: 'added'; upc: string }

type Props = CartSurroundings & { reason: MiniCartReason }

/** The cart beside the page it was opened on. */
export const MiniCart = ({ reason, ...surroundings }: Props) => {
  const { locale, texts } = surroundings
  const isOpen = useStore(dialogs.$open).includes('mini-cart')
  const view = useCart()
  const { cart, state, isBusy } = view
  const items = cart?.items ?? []
  const addedId = reason.kind === 'added' ? items.find(({ upc }) => upc === reason.upc)?.id : undefined
  const isLoading = state.status === 'loading' || state.status === 'unknown'

  // Opens on the line that was added, however many stand before it.
  useEffect(() => {
    if (isOpen && addedId !== undefined)
      document.getElementById(lineId(addedId))?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, addedId, reason])

  const footer = cart && items.length > 0 && (
    <>
      <p className={css.subtotal} aria-busy={isBusy}>
        <span>{texts.summary.subtotal}</span>
        <Money minor={cart.totals.itemSubTotal} currency={cart.currency} locale={locale} />
      </p>
      <div className={css.actions}>
        <a className="button" data-style="primary" href={`/${locale}/cart`}>
          {texts.viewCart}
        </a>
        <Button look="quiet" onClick={close}>
          {texts.continueShopping}
        </Button>
      </div>
    </>
  )

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={
        <>
          {reason.kind === 'added' && items.length > 0 ? texts.added : texts.title}{' '}
          {cart && items.length > 0 && <span className={css.units}>{cart.totals.totalUnits}</span>}
        </>
      }
      closeLabel={texts.close}
      footer={footer}
    >
      <CartNotices cart={cart} failure={view.notices[wholeCart]} texts={texts} locale={locale} />
      {isLoading && <CartSkeleton label={texts.loading} />}
      {state.status === 'failed' && <LoadFailure failure={state.error} texts={texts} locale={locale} />}
      <CartLines cart={cart} view={view} notices={view.notices} {...surroundings} />
      {(state.status === 'none' || cart?.items.length === 0) && <EmptyCart texts={texts} locale={locale} />}
      <Toasts dismissLabel={texts.item.dismiss} />
    </Dialog>
  )
}
