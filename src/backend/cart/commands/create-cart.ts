import type { Cart } from '#src/contract/cart/cart.ts'
import type { Caller, CartParts } from '../cart-parts.ts'
import { presentCart } from '../cart-presenter.ts'

/** Creates an empty cart. */
export const createCart =
  ({ store, clock, newId }: CartParts) =>
  async ({ sessionId, site, instant }: Caller): Promise<Cart> => {
    const cart = { id: newId(), currency: site.currency, version: 1, lines: [], stock: {} }
    await store.create(sessionId, { cartId: cart.id, currency: site.currency, instant: clock(), put: [] })
    return presentCart(cart, new Map(), { site, instant })
  }
