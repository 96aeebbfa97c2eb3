import type { ChangeCart } from '../cart-changes.ts'
import type { Caller } from '../cart-dependencies.ts'
import { planReward } from '../plans/reward-plans.ts'

/** Applies a member's voucher, by its points, or takes it off; see `planReward`. */
export const applyReward = (change: ChangeCart) => (cartId: string, caller: Caller, points: number) =>
  change({
    cartId,
    caller,
    plan: (cart, _, { customer }) => planReward(cart, customer, points, caller.site),
  })
