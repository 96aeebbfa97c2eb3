import type { ChangeCart } from '../cart-changes.ts'
import type { Caller } from '../cart-parts.ts'
import { planRemove } from '../cart-plans.ts'

/** Removes a line; see `planRemove`. */
export const removeItem =
  (change: ChangeCart) => (cartId: string, caller: Caller, itemId: string, upc: string | undefined) =>
    change({ cartId, caller, plan: (cart) => planRemove(cart, itemId, upc) })
