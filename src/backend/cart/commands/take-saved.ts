import { err, ok } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import type { ChangeCart } from '../cart-changes.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import { servesOrders } from '../store/cart-stores.ts'
import { planAdd, type NewItem, type RefusedItemId } from '../plans/cart-plans.ts'

/** Names an item of a saved-for-later list. */
export type SavedRef = { saveForLaterId: string; itemId: string }

/**
 * Moves a saved item to the cart in one transaction, as it was saved but for what the caller says, and home where its store hands out no
 * orders any more. Its line keeps its id, so a
 * move that is asked for again changes nothing. WSH404 when it is not there, or is another product.
 */
export const takeSaved =
  (change: ChangeCart, { savedItems }: CartDependencies) =>
  async (
    cartId: string,
    caller: Caller,
    { productId, ...item }: NewItem & { productId: string },
    { saveForLaterId, itemId }: SavedRef,
  ) => {
    const saved = await savedItems.find(caller.sessionId, saveForLaterId, itemId)
    return change<RefusedItemId | 'WSH404'>({
      cartId,
      caller,
      productId,
      storeId: item.storeId ?? saved?.line.storeId,
      plan: (cart, products) => {
        const isMoved = cart.lines.some((line) => line.id === itemId && line.productId === productId)
        if (isMoved && !saved) return ok({ remove: [], put: [] })
        if (saved?.line.productId !== productId) return err(apiError('WSH404'))
        const { giftOption, customAmount, storeId, ...line } = saved.line
        const isHandedOut = servesOrders(cart, storeId, caller.site.country)
        const asSaved = {
          ...line,
          storeId: isHandedOut ? storeId : '',
          ...(giftOption ? { giftOption } : {}),
          ...(customAmount > 0 ? { customAmount } : {}),
        }
        const planned = planAdd(cart, products.get(productId), { ...asSaved, ...item }, caller.site, itemId)
        return planned.ok
          ? ok({ ...planned.value, alsoWrite: (tx) => savedItems.takeLine(tx, saved) })
          : planned
      },
    })
  }
