import { ok } from '#src/base/result.ts'
import type { ChangeCart } from '../cart-changes.ts'
import { withKnownBuyer } from '../cart-email.ts'
import type { Caller } from '../cart-dependencies.ts'

/** Notes that who buys has ordered before: nothing for first orders is taken off any more while the cart is for the same email. */
export const noteKnownBuyer = (change: ChangeCart) => (cartId: string, caller: Caller) =>
  change<never>({
    cartId,
    caller,
    plan: ({ details }) => ok({ remove: [], put: [], details: withKnownBuyer(details) }),
  })

export type NoteKnownBuyer = ReturnType<typeof noteKnownBuyer>
