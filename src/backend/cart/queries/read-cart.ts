import { err, ok } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import type { Caller, CartParts } from '../cart-parts.ts'
import { showCart } from '../show-cart.ts'
import { productsOf } from '../cart-products.ts'

/** The cart as it is. To look at it makes it young, so that it is not purged. */
export const readCart =
  ({ store, catalogue, readGround, clock, taxes }: CartParts) =>
  async (cartId: string, caller: Caller) => {
    const cart = await store.read(cartId, caller.sessionId)
    if (!cart) return err(apiError('BSK404'))
    await store.touch(cartId, clock())
    const ground = await readGround(caller)
    return ok(await showCart({ taxes })(cart, await productsOf(catalogue, cart), ground, caller))
  }
