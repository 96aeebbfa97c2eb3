import { ok, type Result } from '#src/base/result.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { placeOfNotice } from '#src/rules/cart/failures/cart-error.ts'
import type { CartStore } from './cart.ts'
import type { NewItem } from './cart-change.ts'

/** How long quick-shop waits before it tries again (specification, account and content, section 9). */
const retryMs = 2000

type Dependencies = { cart: Pick<CartStore, '$state' | 'add' | 'load'>; wait: (ms: number) => Promise<void> }

/**
 * Adds one unit of a variant, as quick-shop does: what failed is tried once more, but for a gift that cannot be added by itself (GWP403;
 * specification, account and content, section 8) and whatever else the page tells or asks about by itself. An add of which nothing was
 * heard may have been made: then the cart has it by the second try.
 */
export const createAddOne = ({ cart, wait }: Dependencies) => {
  const known = (): Cart | undefined => {
    const state = cart.$state.get()
    return state.status === 'ready' ? state.cart : undefined
  }
  const unitsOf = (upc: string): number =>
    (known()?.items ?? []).filter((item) => item.upc === upc).reduce((sum, { qty }) => sum + qty, 0)

  return async (item: NewItem): Promise<Result<Cart, ClientError>> => {
    const one = { ...item, qty: 1 }
    const isKnown = known() !== undefined || cart.$state.get().status === 'none'
    const before = unitsOf(item.upc)
    const first = await cart.add(one)
    if (first.ok || placeOfNotice(first.error) === undefined) return first
    await wait(retryMs)
    await cart.load()
    const now = known()
    if (isKnown && now && unitsOf(item.upc) > before) return ok(now)
    return cart.add(one)
  }
}
