import { ok } from '#src/base/result.ts'
import { normalizedCode } from '#src/rules/promotions/coupon-code.ts'
import type { ChangeCart } from '../cart-changes.ts'
import type { Caller } from '../cart-dependencies.ts'
import { planCouponRemoval } from '../plans/coupon-plans.ts'

/** Takes a coupon off, as it was typed or as the cart shows it. */
export const removeCoupon = (change: ChangeCart) => (cartId: string, caller: Caller, typed: string) =>
  change<never>({
    cartId,
    caller,
    plan: (cart) => ok(planCouponRemoval(cart, normalizedCode(typed))),
  })
