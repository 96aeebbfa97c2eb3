import { isUuid } from '#src/base/ids.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'

/** A cart as its shopper saw it before they ordered: its version, the total and what is left to pay of it, in minor units. */
export type SeenOrder = { cartId: string; version: number; total: number; remainingToPay: number }

/** What is seen of a cart. */
export const seenOrderOf = ({ id, version, totals }: Pick<Cart, 'id' | 'version' | 'totals'>): SeenOrder => ({
  cartId: id,
  version,
  total: totals.total,
  remainingToPay: totals.remainingToPay,
})

/** What was seen, as the fields of a form say it; undefined where they say no such thing. */
export const readSeenOrder = ({ cartId = '', ...numbers }: FormValues): SeenOrder | undefined => {
  const version = Number(numbers['version'])
  const total = Number(numbers['total'])
  const remainingToPay = Number(numbers['remainingToPay'])
  return isUuid(cartId) && [version, total, remainingToPay].every(Number.isSafeInteger)
    ? { cartId, version, total, remainingToPay }
    : undefined
}

/** The fields of a form that say what is seen. */
export const seenOrderFields = (seen: SeenOrder): Record<keyof SeenOrder, string> => ({
  cartId: seen.cartId,
  version: String(seen.version),
  total: String(seen.total),
  remainingToPay: String(seen.remainingToPay),
})
