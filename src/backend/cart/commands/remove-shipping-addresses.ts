import { ok } from '#src/base/result.ts'
import type { ChangeCart } from '../cart-changes.ts'
import type { Caller } from '../cart-dependencies.ts'

/** Forgets where the items go, and all that came with the addresses. */
export const removeShippingAddresses = (change: ChangeCart) => (cartId: string, caller: Caller) =>
  change<never>({
    cartId,
    caller,
    plan: ({ details }) =>
      ok({
        remove: [],
        put: [],
        details: { ...details, shippingAddresses: undefined, addressOrigin: undefined },
      }),
  })
