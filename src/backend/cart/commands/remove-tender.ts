import type { ChangeCart } from '../cart-changes.ts'
import type { Caller } from '../cart-dependencies.ts'
import { planTenderRemoval } from '../plans/tender-plans.ts'

/** Takes back what a cart was to be paid with; see `planTenderRemoval`. */
export const removeTender = (change: ChangeCart) => (cartId: string, caller: Caller, id: string) =>
  change({ cartId, caller, plan: (cart) => planTenderRemoval(cart, id) })
