import { isUuid } from '#src/base/ids.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'

/** A cart as its shopper saw it before they ordered: the total and what is left to pay of it, in minor units. */
export type SeenOrder = { cartId: string; total: number; remainingToPay: number }

/** What is seen of a cart. */
export const seenOrderOf = ({ id, totals }: Pick<Cart, 'id' | 'totals'>): SeenOrder => ({
  cartId: id,
  total: totals.total,
  remainingToPay: totals.remainingToPay,
})

/** What was seen, as the fields of a form say it; undefined where they say no such thing. */
export const readSeenOrder = ({ cartId = '', ...amounts }: FormValues): SeenOrder | undefined => {
  const total = Number(amounts['total'])
  const remainingToPay = Number(amounts['remainingToPay'])
  return isUuid(cartId) && [total, remainingToPay].every(Number.isSafeInteger)
    ? { cartId, total, remainingToPay }
    : undefined
}

/** The fields of a form that say what is seen. */
export const seenOrderFields = (seen: SeenOrder): Record<keyof SeenOrder, string> => ({
  cartId: seen.cartId,
  total: String(seen.total),
  remainingToPay: String(seen.remainingToPay),
})
