import { ok } from '#src/base/result.ts'
import type { Caller, CartParts } from '../cart-parts.ts'
import { afterPlan, planAdd, type NewItem } from '../cart-plans.ts'
import { showCart } from '../show-cart.ts'

/** Creates a cart with one item; no cart when the item is refused. */
export const createCartWithItem =
  ({ store, catalogue, readGround, clock, newId, taxes }: CartParts) =>
  async (caller: Caller, productId: string, item: NewItem) => {
    const products = await catalogue.products([productId])
    const stock = await catalogue.stockNow([productId])
    const { sessionId, site } = caller
    const { currency } = site
    const details = {}
    const empty = { id: newId(), currency, version: 0, details, lines: [], stock }
    const planned = planAdd(empty, products.get(productId), item, site, newId())
    if (!planned.ok) return planned
    const { put } = planned.value
    await store.create(sessionId, { cartId: empty.id, currency, instant: clock(), put, details })
    const ground = await readGround(caller)
    return ok(await showCart({ taxes })(afterPlan(empty, planned.value, currency), products, ground, caller))
  }
