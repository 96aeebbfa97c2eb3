import { ok } from '#src/base/result.ts'
import type { ChangeCart } from '../cart-changes.ts'
import type { Caller } from '../cart-dependencies.ts'
import { planRemove } from '../plans/cart-plans.ts'
import { planGiftRemoval } from '../plans/gift-plans.ts'

/** Removes a line; see `planRemove`. A gift is left out from then on. */
export const removeItem =
  (change: ChangeCart) => (cartId: string, caller: Caller, itemId: string, upc: string | undefined) =>
    change({
      cartId,
      caller,
      plan: (cart, products, inputs) => {
        const removed = planRemove(cart, itemId, upc)
        if (removed.ok) return removed
        const gift = planGiftRemoval({ cart, products, inputs, view: caller }, itemId)
        return gift ? ok(gift) : removed
      },
    })
