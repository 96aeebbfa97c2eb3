import type { Cart } from '#src/contract/cart/cart.ts'
import type { Caller, CartParts } from '../cart-parts.ts'
import { showCart } from '../show-cart.ts'

/** Creates an empty cart. */
export const createCart =
  ({ store, readGround, clock, newId, taxes }: CartParts) =>
  async (caller: Caller): Promise<Cart> => {
    const { currency } = caller.site
    const details = {}
    const cart = { id: newId(), currency, version: 1, details, lines: [], stock: {} }
    await store.create(caller.sessionId, { cartId: cart.id, currency, instant: clock(), put: [], details })
    return showCart({ taxes })(cart, new Map(), await readGround(caller), caller)
  }
