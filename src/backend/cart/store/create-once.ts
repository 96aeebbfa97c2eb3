import { createHash } from 'node:crypto'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { apiError, type ApiError, type ErrorId } from '#src/contract/errors.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import { isRepeated, withRequest } from '#src/rules/cart/recent-requests.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import { afterPlan, type CartChange } from '../plans/cart-plans.ts'
import { productsOf } from '../cart-products.ts'
import { withStores } from './cart-stores.ts'
import type { StoredCart } from './cart-store.ts'
import type { PricingInputs } from '../pricing/pricing-inputs.ts'
import { showCart } from '../api/show-cart.ts'
import { withSale } from '../pricing/with-sale.ts'

/** The id of a cart that a request makes: of one that may be sent again always the same, as a UUID of version 8. */
const newCartId = ({ sessionId, request }: Caller, newId: NewId): string => {
  if (!request) return newId()
  const hash = createHash('sha256').update(`${sessionId} ${request.key}`).digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** What a new cart begins with. */
export type FirstPlan<Id extends ErrorId> = {
  products: ReadonlyMap<string, StoredProduct>
  stock: StoredCart['stock']
  /** The product and the store that the plan needs. */
  wanted?: { productId: string; storeId: string | undefined }
  plan: (empty: StoredCart, inputs: PricingInputs) => Result<CartChange, ApiError<Id>>
}

/**
 * Creates a cart, and none where the plan is refused. A request that comes again makes no second one: it is given the cart
 * as it is now, whatever the plan says by then, BSK404 where that is gone. API422 for a key that was given to another request.
 */
export const createOnce =
  ({ store, stores, catalogue, readPricingInputs, clock, newId, taxes }: CartDependencies) =>
  async <Id extends ErrorId>(
    caller: Caller,
    { products, stock, wanted, plan }: FirstPlan<Id>,
  ): Promise<Result<Cart, ApiError<Id | 'BSK404' | 'API422'>>> => {
    const { sessionId, site, request } = caller
    const { currency } = site
    const show = showCart({ taxes })
    const details = withRequest(withSale({}, caller), request)
    const bare = { id: newCartId(caller, newId), currency, version: 0, details, lines: [], stock }
    const empty = await withStores({ stores, clock }, bare, caller, wanted)
    const inputs = await readPricingInputs(caller)
    const planned = plan(empty, inputs)
    if (planned.ok) {
      const { put, details: made = details } = planned.value
      if (await store.create(sessionId, { cartId: empty.id, currency, instant: clock(), put, details: made }))
        return ok(await show(afterPlan(empty, planned.value, currency), products, inputs, caller))
    }
    const read = planned.ok || request ? await store.read(empty.id, sessionId) : undefined
    if (!read) return planned.ok ? err(apiError('BSK404')) : planned
    const cart = await withStores({ stores, clock }, read, caller)
    const repeated = isRepeated(cart.details, request)
    if (!repeated.ok) return repeated
    return ok(await show(cart, await productsOf(catalogue, cart), inputs, caller))
  }
