import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import { planAdd, type NewItem } from '../plans/cart-plans.ts'
import { unlessGift } from '../plans/gift-plans.ts'
import { createOnce } from '../store/create-once.ts'

/** Creates a cart with one item; no cart when the item is refused, by GWP403 where it is only given away. */
export const createCartWithItem = (dependencies: CartDependencies) => {
  const create = createOnce(dependencies)
  const { catalogue, newId } = dependencies
  return async (caller: Caller, productId: string, item: NewItem) => {
    const products = await catalogue.products([productId])
    const stock = await catalogue.stockNow([productId])
    return create(caller, {
      products,
      stock,
      wanted: { productId, storeId: item.storeId },
      plan: (empty, inputs) =>
        unlessGift(planAdd(empty, products.get(productId), item, caller.site, newId()), inputs, {
          productId,
          upc: item.upc,
        }),
    })
  }
}
