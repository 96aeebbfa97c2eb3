import { unitsOnShelf } from '#src/backend/stores/shelf-query.ts'
import { err, ok } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import { handingOut } from '../store/cart-stores.ts'
import { ofSession } from '../api/session-query.ts'
import { instantAfter } from '#src/base/clock.ts'

/** How long units stay reserved, in milliseconds: long enough to check out. */
const reservedForMs = 15 * 60_000

type Wanted = { cartId: string; productId: string; upc: string; qty: number }

/**
 * Reserves units for a cart, of the shelf where its items are picked up; nobody else can have them meanwhile. See
 * `reserveStock`. What is digital never runs out.
 */
export const reserveItem =
  ({ store, catalogue, reserve, newId, clock }: CartDependencies) =>
  async (
    { sessionId, site, client }: Caller & { client: string | undefined },
    { cartId, productId, upc, qty }: Wanted,
  ) => {
    const cart = await store.read(cartId, sessionId)
    if (!cart) return err(apiError('BSK404'))
    const product = (await catalogue.products([productId])).get(productId)
    const variant = product?.variants.find((one) => one.upc === upc)
    if (!product?.active || !variant) return err(apiError('ORD404'))
    if (!variant.prices[site.currency]) return err(apiError('INV702'))
    const isLimited = product.productType !== 'digital'
    const instant = clock()
    const expiresAt = instantAfter(instant, reservedForMs)
    const storeId = handingOut(cart, { productId, upc })
    const wanted = { id: newId(), cartId, productId, upc, storeId, qty, instant, expiresAt }
    const held = storeId === '' ? undefined : unitsOnShelf(storeId, productId, upc)
    const isOfSession = ofSession(sessionId)
    const reserved = isLimited ? await reserve({ ...wanted, held, isOfSession, client }) : ok(wanted)
    if (!reserved.ok) return reserved
    const { id: reservationId } = reserved.value
    const place = storeId === '' ? {} : { storeId }
    return ok({ reservationId, cartId, productId, upc, ...place, qty, expiresAt })
  }
