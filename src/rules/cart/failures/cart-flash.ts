import type { Cart, CartFlash } from '#src/contract/cart/cart.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { outOfStockTypes } from './flash-errors.ts'

/** Words for flash messages: by type, for one item and for several out of stock, and for an order without any item left. */
export type FlashTexts = {
  flash: Record<string, string>
  itemOutOfStock: string
  itemsOutOfStock: string
  orderImpossible: string
}

/** What a line item lacks; `missingQty` is units, undefined where the answer does not say how many. */
export type OutOfStock = { type: string; message: string; missingQty: number | undefined }

type FlashedCart = Pick<Cart, 'flash'> & { items: readonly { id: string }[] }

const isOfItem = ({ items }: FlashedCart, { type, itemId }: CartFlash): boolean =>
  outOfStockTypes.includes(type) && items.some(({ id }) => id === itemId)

/** The line items that are out of stock, by item id. */
export const outOfStockItems = (cart: FlashedCart): ReadonlyMap<string, OutOfStock> =>
  new Map(
    cart.flash
      .filter((flash) => isOfItem(cart, flash))
      .map(({ itemId = '', type, message, missingQty }) => [itemId, { type, message, missingQty }]),
  )

/** What a flash says: its own words, else the server's. A number that is missing leaves the server's words too. */
export const flashText = (
  { type, message, missingQty }: OutOfStock,
  { flash }: FlashTexts,
  locale: string,
): string => {
  const text = flash[type]
  if (text === undefined) return message
  if (missingQty === undefined) return text.includes('{missingQty') ? message : text
  return formatMessage(text, { missingQty }, locale)
}

/**
 * What is told above the cart: that items are out of stock, each of which says what it lacks at its line; that nothing is
 * left to order; and what concerns the whole cart, such as a delivery that was switched.
 */
export const wholeCartFlashes = (
  cart: FlashedCart,
  texts: FlashTexts,
  locale: string,
): { key: string; text: string }[] => {
  const count = outOfStockItems(cart).size
  const isImpossible =
    cart.items.length === 0 && cart.flash.some(({ type }) => type === 'ProductLineItemFullInventoryMissing')
  const others = cart.flash.filter(
    (flash) => !isOfItem(cart, flash) && !(isImpossible && outOfStockTypes.includes(flash.type)),
  )
  return [
    ...(isImpossible ? [{ key: 'impossible', text: texts.orderImpossible }] : []),
    ...(count === 1 ? [{ key: 'item', text: texts.itemOutOfStock }] : []),
    ...(count > 1 ? [{ key: 'items', text: formatMessage(texts.itemsOutOfStock, { count }, locale) }] : []),
    ...others.map(({ type, itemId, message, missingQty }) => ({
      key: `${type} ${itemId ?? ''}`,
      text: flashText({ type, message, missingQty }, texts, locale),
    })),
  ]
}
