import { err, ok } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import type { ChangeCart } from '../cart-changes.ts'
import type { Caller, CartParts } from '../cart-parts.ts'
import { planAdd, type NewItem, type RefusedItemId } from '../cart-plans.ts'
import { isGift, planGiftReturn } from '../gift-plans.ts'

/** Adds an item; see `planAdd`. A gift that was left out comes back; GWP403 for one that is only given away. */
export const addItem =
  (change: ChangeCart, { newId }: CartParts) =>
  (cartId: string, caller: Caller, productId: string, item: NewItem) => {
    const id = newId()
    const wanted = { productId, upc: item.upc }
    return change<RefusedItemId | 'GWP403'>({
      cartId,
      caller,
      productId,
      plan: (cart, products, ground) => {
        const gift = planGiftReturn({ cart, products, ground, view: caller }, wanted)
        if (gift) return ok(gift)
        const planned = planAdd(cart, products.get(productId), item, caller.site, id)
        if (!planned.ok && planned.error.errorId === 'INV702' && isGift(ground, wanted))
          return err(apiError('GWP403'))
        return planned
      },
    })
  }
