import type { ChangeCart } from '../cart-changes.ts'
import type { Caller, CartParts } from '../cart-parts.ts'
import { planAdd, type NewItem } from '../cart-plans.ts'

/** Adds an item; see `planAdd`. */
export const addItem =
  (change: ChangeCart, { newId }: CartParts) =>
  (cartId: string, caller: Caller, productId: string, item: NewItem) => {
    const id = newId()
    return change({
      cartId,
      caller,
      productId,
      plan: (cart, products) => planAdd(cart, products.get(productId), item, caller.site, id),
    })
  }
