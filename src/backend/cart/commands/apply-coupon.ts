import { normalizedCode } from '#src/rules/promotions/coupon-code.ts'
import type { ChangeCart } from '../cart-changes.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import { planCoupon } from '../plans/coupon-plans.ts'

/** Applies a coupon as it was typed; see `planCoupon`. */
export const applyCoupon =
  (change: ChangeCart, { promotions }: CartDependencies) =>
  async (cartId: string, caller: Caller, typed: string) => {
    const code = normalizedCode(typed)
    const found = code === '' ? undefined : await promotions.code(code)
    return change({
      cartId,
      caller,
      plan: (cart, products, inputs) => planCoupon(cart, products, inputs, found, caller),
    })
  }
