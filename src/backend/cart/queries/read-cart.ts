import { err, ok } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import { afterPlan } from '../plans/cart-plans.ts'
import { productsOf } from '../cart-products.ts'
import { withStores } from '../store/cart-stores.ts'
import { patchOf } from '../store/patch-cart.ts'
import { settleDeliveries } from '../deliveries/settle-deliveries.ts'
import { showCart } from '../api/show-cart.ts'

/**
 * The cart as it is. To look at it makes it young, so that it is not purged. With `isPatchRequired`, lines are
 * lowered to what there is of them, unless stock is not to be checked, and items that come another way than the shopper wanted
 * are stored so: that is told this once.
 */
export const readCart =
  ({ store, stores, catalogue, readPricingInputs, clock, taxes }: CartDependencies) =>
  async (cartId: string, caller: Caller, isPatchRequired = false) => {
    const stored = await store.read(cartId, caller.sessionId)
    if (!stored) return err(apiError('BSK404'))
    await store.touch(cartId, clock())
    const cart = await withStores({ stores, clock }, stored, caller)
    const [inputs, products] = await Promise.all([
      readPricingInputs(caller, cartId),
      productsOf(catalogue, cart),
    ])
    const show = showCart({ taxes })
    const settled = settleDeliveries(cart, products, inputs, caller)
    const { change, lowered } = patchOf(cart, settled.cart, products)
    const isPatched = isPatchRequired && (settled.notices.length > 0 || lowered.size > 0)
    if (!isPatched) return ok(await show(cart, products, inputs, caller))
    const { version, currency, details } = cart
    const saved = await store.save({ cartId, version, currency, details, instant: clock(), ...change })
    if (!saved) return ok(await show(cart, products, inputs, caller))
    const patched = afterPlan(cart, change, currency)
    return ok(await show(patched, products, inputs, caller, { notices: settled.notices, lowered }))
  }
export type ReadCart = ReturnType<typeof readCart>
