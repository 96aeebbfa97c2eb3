import { ok } from '#src/base/result.ts'
import type { ChangeCart } from '../cart-changes.ts'
import type { Caller } from '../cart-dependencies.ts'

/** Forgets the billing address. */
export const removeBillingAddress = (change: ChangeCart) => (cartId: string, caller: Caller) =>
  change<never>({
    cartId,
    caller,
    plan: ({ details }) => ok({ remove: [], put: [], details: { ...details, billingAddress: undefined } }),
  })
