import { err, ok } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import type { ChangeCart } from '../cart-changes.ts'
import type { Caller } from '../cart-dependencies.ts'
import { planChange, type ItemChange, type RefusedItemId } from '../plans/cart-plans.ts'
import { servesOrders, wayToStore } from '../store/cart-stores.ts'
import { planGiftChange } from '../plans/gift-plans.ts'
import { suppliesOf } from '../deliveries/supplies.ts'

type Wanted = ItemChange & {
  productId?: string | undefined
  /** Has the line picked up in the store that is named, else in the shopper's own. */
  action?: 'pickup' | undefined
}

/**
 * Changes a line; see `planChange`, and `planGiftChange` for a gift. ORD404 when it is not there or is of another product than
 * `productId`; of a pickup ATTR100 when no store is named, SHP404 when the store hands out no orders on this site.
 */
export const changeItem =
  (change: ChangeCart) =>
  (cartId: string, caller: Caller, itemId: string, { action, ...wanted }: Wanted) => {
    const isPickup = action === 'pickup'
    const storeId = isPickup ? wanted.storeId || caller.favStoreId : wanted.storeId
    return change<RefusedItemId | 'GWP403' | 'INV405' | 'ATTR100' | 'SHP404'>({
      cartId,
      caller,
      storeId,
      plan: (cart, products, inputs) => {
        const line = cart.lines.find(({ id }) => id === itemId)
        const gift = line
          ? undefined
          : planGiftChange({ cart, products, inputs, view: caller }, itemId, wanted)
        if (gift) return gift
        if (!line || (wanted.productId !== undefined && wanted.productId !== line.productId))
          return err(apiError('ORD404'))
        if (isPickup && !storeId) return err(apiError('ATTR100', { field: 'favStoreId' }))
        if (isPickup && storeId && !servesOrders(cart, storeId, caller.site.country))
          return err(apiError('SHP404', { storeId }))
        const planned = planChange(
          cart,
          line,
          products.get(line.productId),
          { ...wanted, storeId },
          caller.site,
        )
        if (!planned.ok || !isPickup || !storeId) return planned
        const moved = planned.value.put.find(({ id }) => id === itemId) ?? line
        const deliveries = {
          ...cart.details.deliveries,
          [storeId]: wayToStore(suppliesOf(cart, products), moved),
        }
        return ok({ ...planned.value, details: { ...cart.details, deliveries } })
      },
    })
  }
