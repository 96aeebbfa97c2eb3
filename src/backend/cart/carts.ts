import { createCartChanges } from './cart-changes.ts'
import type { CartParts } from './cart-parts.ts'
import { addItem } from './commands/add-item.ts'
import { applyCoupon } from './commands/apply-coupon.ts'
import { changeItem } from './commands/change-item.ts'
import { createCart } from './commands/create-cart.ts'
import { createCartWithItem } from './commands/create-cart-with-item.ts'
import { removeCoupon } from './commands/remove-coupon.ts'
import { removeItem } from './commands/remove-item.ts'
import { readCart } from './queries/read-cart.ts'

/** The cart's use cases. Each gives the whole cart in the language and currency of the caller's site. */
export const createCarts = (parts: CartParts) => {
  const change = createCartChanges(parts)
  return {
    create: createCart(parts),
    createWithItem: createCartWithItem(parts),
    addItem: addItem(change, parts),
    changeItem: changeItem(change),
    removeItem: removeItem(change),
    applyCoupon: applyCoupon(change, parts),
    removeCoupon: removeCoupon(change),
    read: readCart(parts),
  }
}

export type Carts = ReturnType<typeof createCarts>
