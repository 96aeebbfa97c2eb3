import { err, ok, type Result } from '#src/base/result.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { apiError, type ApiError, type ErrorId } from '#src/contract/errors.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import { createKeyedMutex } from '#src/backend/platform/keyed-mutex.ts'
import { withoutAdjustmentsOf } from '#src/rules/cart/adjust-prices.ts'
import { isRepeated, withRequest } from '#src/rules/cart/recent-requests.ts'
import type { Caller, CartDependencies } from './cart-dependencies.ts'
import { afterPlan, type CartChange } from './plans/cart-plans.ts'
import { productsOf } from './cart-products.ts'
import { withoutLeftStores, withStores } from './store/cart-stores.ts'
import type { AlsoWrite, CartPlan, StoredCart } from './store/cart-store.ts'
import type { PricingInputs } from './pricing/pricing-inputs.ts'
import { showCart } from './api/show-cart.ts'
import { withSale } from './pricing/with-sale.ts'

/** Times a change is tried when other processes change the cart meanwhile. */
const maxTries = 6

/** A change of the cart, and what another domain writes along with it. */
type Planned<Id extends ErrorId> = CartChange & { alsoWrite?: AlsoWrite<Id> }

type Change<Id extends ErrorId> = {
  cartId: string
  caller: Caller
  plan: (
    cart: StoredCart,
    products: ReadonlyMap<string, StoredProduct>,
    inputs: PricingInputs,
  ) => Result<Planned<Id>, ApiError<Id>>
  /** A product that the plan needs besides those in the cart. */
  productId?: string
  /** A store that the plan needs besides those in the cart. */
  storeId?: string | undefined
}

/** Why a cart could not be changed, whatever the change. */
export type RefusedChangeId = 'BSK404' | 'BSK409' | 'API422'

const changesNothing = ({ remove, put, details }: CartChange): boolean =>
  remove.length === 0 && put.length === 0 && !details

/**
 * Changes a cart by a plan, one change at a time. A request that changed the cart before is given the cart as it is now.
 * BSK404 for an unknown cart and for another session's, BSK409 when other processes kept changing it, API422 for a key that
 * was given to another request.
 */
export const createCartChanges = ({
  store,
  stores,
  catalogue,
  readPricingInputs,
  clock,
  taxes,
}: CartDependencies) => {
  const show = showCart({ taxes })
  const runExclusive = createKeyedMutex()

  const write = async <Id extends ErrorId>(
    plan: CartPlan,
    alsoWrite: AlsoWrite<Id> | undefined,
  ): Promise<Result<boolean, ApiError<Id>>> =>
    alsoWrite ? store.saveWith(plan, alsoWrite) : ok(await store.save(plan))

  const tryChange = async <Id extends ErrorId>({
    cartId,
    caller,
    plan,
    productId,
    storeId,
  }: Change<Id>): Promise<Result<Cart, ApiError<Id | RefusedChangeId>>> => {
    const { sessionId, site } = caller
    for (let tried = 0; tried < maxTries; tried += 1) {
      const read = await store.read(cartId, sessionId, productId)
      if (!read) return err(apiError('BSK404'))
      const cart = await withStores({ stores, clock }, read, caller, { productId, storeId })
      const products = await productsOf(catalogue, cart, productId)
      const inputs = await readPricingInputs(caller, cartId)
      const repeated = isRepeated(cart.details, caller.request)
      if (!repeated.ok) return repeated
      if (repeated.value) return ok(await show(cart, products, inputs, caller))
      const planned = plan(cart, products, inputs)
      if (!planned.ok) return planned
      if (changesNothing(planned.value)) return ok(await show(cart, products, inputs, caller))
      const { currency } = site
      const { version, details } = cart
      const { alsoWrite, priced, ...change } = planned.value
      const adjusted = withoutAdjustmentsOf(change.details ?? details, change.remove)
      const left = withoutLeftStores(adjusted, afterPlan(cart, change, currency).lines)
      const changed = { ...change, details: withRequest(withSale(left, caller), caller.request) }
      const saved = await write({ cartId, version, currency, instant: clock(), ...changed }, alsoWrite)
      if (!saved.ok) return saved
      if (saved.value)
        return ok(await show(afterPlan(cart, changed, currency), products, inputs, caller, { priced }))
    }
    return err(apiError('BSK409'))
  }

  return <Id extends ErrorId>(change: Change<Id>) => runExclusive(change.cartId, () => tryChange(change))
}

export type ChangeCart = ReturnType<typeof createCartChanges>
