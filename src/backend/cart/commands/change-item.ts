import { err } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import type { ChangeCart } from '../cart-changes.ts'
import type { Caller } from '../cart-parts.ts'
import { planChange, type ItemChange } from '../cart-plans.ts'
import { planGiftChange } from '../gift-plans.ts'

/** Changes a line; see `planChange`, and `planGiftChange` for a gift. ORD404 when it is not there or is of another product than `productId`. */
export const changeItem =
  (change: ChangeCart) =>
  (cartId: string, caller: Caller, itemId: string, wanted: ItemChange & { productId?: string | undefined }) =>
    change({
      cartId,
      caller,
      plan: (cart, products, ground) => {
        const line = cart.lines.find(({ id }) => id === itemId)
        const gift = line
          ? undefined
          : planGiftChange({ cart, products, ground, view: caller }, itemId, wanted)
        if (gift) return gift
        if (!line || (wanted.productId !== undefined && wanted.productId !== line.productId))
          return err(apiError('ORD404'))
        return planChange(cart, line, products.get(line.productId), wanted, caller.site)
      },
    })
