import type { Cart } from '#src/contract/cart/cart.ts'

/** Flash types by which a line item is out of stock, wholly or for some units (specification, shopping, section 8). */
export const outOfStockTypes: readonly string[] = [
  'ProductItemNotAvailable',
  'ProductLineItemInventoryMissing',
  'ProductLineItemFullInventoryMissing',
]

/** Flash types that say what is wrong; all others tell what the shop has done. */
const errorTypes: readonly string[] = [...outOfStockTypes, 'InvalidShippingAddress']

const errorsOf = (cart: Pick<Cart, 'flash'> | undefined): string[] =>
  (cart?.flash ?? [])
    .filter(({ type }) => errorTypes.includes(type))
    .map(({ type, itemId, missingQty }) => `${type} ${itemId} ${missingQty}`)

/** Whether a cart brings flash errors that the one before did not have: it is then read again, once. */
export const hasNewFlashError = (
  before: Pick<Cart, 'flash'> | undefined,
  cart: Pick<Cart, 'flash'>,
): boolean => {
  const known = errorsOf(before)
  return errorsOf(cart).some((error) => !known.includes(error))
}
