import type { Cart, CartItem } from '#src/contract/cart/cart.ts'
import { storeOfItem } from '#src/rules/cart/store-of-item.ts'
import type { CartStore } from './cart/cart.ts'
import type { createDialogs } from './dialogs/dialogs.ts'
import type { NamedStore, ShopDialogs } from './dialogs/shop-dialogs.ts'

type Dependencies = {
  cart: Pick<CartStore, 'collect' | '$state'>
  dialogs: Pick<ReturnType<typeof createDialogs<ShopDialogs>>, 'open'>
  remember: (storeId: string) => void
}

/** Lets the shopper choose the store in which a line of the cart is picked up. */
export const createPickup = ({ cart, dialogs, remember }: Dependencies) => {
  /** The items that are still collected in another store than the one chosen now. */
  const itemsAt = (storeId: string): CartItem[] => {
    const state = cart.$state.get()
    const items: Cart['items'] = state.status === 'ready' ? state.cart.items : []
    return items.filter((item) => storeOfItem(item)?.id === storeId)
  }

  const followOthers = async (from: NamedStore, to: NamedStore): Promise<void> => {
    const others = itemsAt(from.storeId)
    if (others.length === 0) return
    const answer = await dialogs.open('store-changed', { from, to, count: others.length })
    if (answer.ok) for (const item of others) await cart.collect(item, to.storeId)
  }

  return async (item: CartItem): Promise<void> => {
    const { id: storeId, name = '' } = storeOfItem(item) ?? {}
    const { productId, upc, qty } = item
    const wish = {
      productId,
      upc,
      qty,
      name: item.name,
      ...(storeId === undefined ? {} : { storeId, storeName: name }),
    }
    const chosen = await dialogs.open('pickup-in-store', wish)
    if (!chosen.ok) return
    const to = chosen.value
    remember(to.storeId)
    const done = await cart.collect(item, to.storeId)
    if (done.ok && storeId !== undefined && storeId !== to.storeId) await followOthers({ storeId, name }, to)
  }
}
