import { useRef } from 'react'
import type { Cart, CartItem } from '#src/contract/cart/cart.ts'
import { isToldByToast, type CartFailure } from '#src/rules/cart/failures/cart-error.ts'
import { outOfStockItems } from '#src/rules/cart/failures/cart-flash.ts'
import { cartLines, shownQuantity, type RemovedItem } from '#src/rules/cart/cart-lines.ts'
import { toasts } from '#src/stores/island-stores.ts'
import { cart } from '#src/stores/shop.ts'
import type { CartSurroundings } from '../cart-texts.ts'
import css from './CartLines.module.css'
import { LineItem } from './LineItem.tsx'
import { RemovedLine } from './RemovedLine.tsx'
import type { CartView } from '../use-cart.ts'

type Props = CartSurroundings & {
  cart: Cart | undefined
  view: Pick<CartView, 'wanted' | 'removed'>
  /** What failed, by item id. */
  notices: Record<string, CartFailure>
}

/** The lines of the cart, and removed ones where they stood. */
export const CartLines = ({ cart: shown, view, notices, locale, texts, pictureTemplate }: Props) => {
  const outOfStock = outOfStockItems(shown ?? { items: [], flash: [] })
  const list = useRef<HTMLUListElement>(null)

  const remove = async (item: CartItem): Promise<void> => {
    const result = await cart.remove(item)
    // What a toast has told already, such as a session's end, is not told twice.
    if (!result.ok && !isToldByToast(result.error))
      toasts.show({ title: texts.item.removeFailed, tone: 'error' })
  }
  const undo = (removed: RemovedItem): void => {
    list.current?.focus({ preventScroll: true })
    void cart.undo(removed)
  }
  return (
    <ul className={css.lines} role="list" tabIndex={-1} ref={list}>
      {cartLines(shown?.items ?? [], view.wanted, view.removed).map((line) =>
        line.kind === 'item' ? (
          <li key={line.item.id}>
            <LineItem
              item={line.item}
              quantity={shownQuantity(line.item, view.wanted)}
              notice={notices[line.item.id]}
              outOfStock={outOfStock.get(line.item.id)}
              locale={locale}
              pictureTemplate={pictureTemplate}
              texts={texts.item}
              errorTexts={texts.errors}
              onQuantity={(quantity) => void cart.setQuantity(line.item, quantity)}
              onRemove={() => void remove(line.item)}
            />
          </li>
        ) : (
          <li key={`removed ${line.removed.item.id}`}>
            <RemovedLine
              name={line.removed.item.name}
              locale={locale}
              texts={texts.item}
              onUndo={() => undo(line.removed)}
            />
          </li>
        ),
      )}
    </ul>
  )
}
