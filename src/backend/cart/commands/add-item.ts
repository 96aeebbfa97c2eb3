import { err, ok, type Result } from '#src/base/result.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { ChangeCart, RefusedChangeId } from '../cart-changes.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import { planAdd, type NewItem, type RefusedItemId } from '../plans/cart-plans.ts'
import { planGiftReturn, unlessGift } from '../plans/gift-plans.ts'
import { takeSaved, type SavedRef } from './take-saved.ts'

/**
 * Adds an item; see `planAdd`. With `bonus`, a gift that was left out comes back, GWP403 where there is none; so is one that is only
 * given away. What was saved for
 * later moves; see `takeSaved`.
 */
export const addItem = (change: ChangeCart, dependencies: CartDependencies) => {
  const take = takeSaved(change, dependencies)
  return (
    cartId: string,
    caller: Caller,
    productId: string,
    {
      saveForLater,
      bonus = false,
      ...item
    }: NewItem & { saveForLater?: SavedRef | undefined; bonus?: boolean | undefined },
  ): Promise<Result<Cart, ApiError<RefusedItemId | RefusedChangeId | 'GWP403' | 'WSH404'>>> => {
    if (saveForLater) return take(cartId, caller, { ...item, productId }, saveForLater)
    const id = dependencies.newId()
    const wanted = { productId, upc: item.upc }
    return change<RefusedItemId | 'GWP403'>({
      cartId,
      caller,
      productId,
      storeId: item.storeId,
      plan: (cart, products, inputs) => {
        if (bonus) {
          const gift = planGiftReturn({ cart, products, inputs, view: caller }, wanted)
          return gift ? ok(gift) : err(apiError('GWP403'))
        }
        const planned = planAdd(cart, products.get(productId), item, caller.site, id)
        return unlessGift(planned, inputs, wanted)
      },
    })
  }
}
