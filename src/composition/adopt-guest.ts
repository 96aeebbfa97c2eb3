import type { Log } from '#src/base/log.ts'
import type { AdoptedCart } from '#src/backend/cart/commands/adopt-cart.ts'
import type { Caller } from '#src/backend/cart/cart-dependencies.ts'
import type { AdoptGuest } from '#src/backend/identity/identity-dependencies.ts'
import type { AdoptLists, ListIds } from '#src/backend/wishlists/adopt-lists.ts'

type Dependencies = {
  adoptCart: (from: string, guestCartId: string | undefined, caller: Caller) => Promise<AdoptedCart>
  adoptLists: AdoptLists
  /** Makes a guest's orders the customer's, and reviews of what they held, so that a payment that waits can be confirmed after signing in. */
  adoptOrders: (from: string, to: string) => Promise<void>
  /** Units of a cart; 0 where it cannot be read. */
  unitsOf: (cartId: string, caller: Caller) => Promise<number>
  favoriteIdsOf: (sessionId: string) => Promise<string[]>
  log: Log
}

/** Stands for the session of a visitor who had none. */
const noSession = '00000000-0000-0000-0000-000000000000'

/** Makes what a guest had the customer's: cart, lists and orders each by themselves, so that one that fails holds up none. */
export const createAdoptGuest = ({
  adoptCart,
  adoptLists,
  adoptOrders,
  unitsOf,
  favoriteIdsOf,
  log,
}: Dependencies): AdoptGuest => {
  const orElse = async <T>(work: Promise<T>, otherwise: T): Promise<T> =>
    work.catch((error: unknown) => {
      log.error({ event: 'a guest’s things were not adopted', err: error })
      return otherwise
    })

  return async ({ sessionId, basketId: guestCartId }, caller) => {
    const from = sessionId === '' ? noSession : sessionId
    const hasLists = caller.customer.consumerType !== 'EMPLOYEE'
    const none: ListIds = {}
    const lists = hasLists ? await orElse(adoptLists(from, caller.sessionId, caller.instant), none) : none
    const cart = await orElse<AdoptedCart>(adoptCart(from, guestCartId, caller), { unitsSavedForLater: 0 })
    await orElse(adoptOrders(from, caller.sessionId), undefined)
    const units = cart.basketId === undefined ? 0 : await orElse(unitsOf(cart.basketId, caller), 0)
    const favoriteProductIds = hasLists ? await orElse(favoriteIdsOf(caller.sessionId), []) : []
    return { ...lists, ...cart, units, favoriteProductIds }
  }
}
