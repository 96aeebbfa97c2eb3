import { adoptOrders } from '#src/backend/orders/store/order-store.ts'
import { adoptReviews } from '#src/backend/reviews/adopt-reviews.ts'
import { accountHandlers } from '#src/backend/identity/account-routes.ts'
import { agentHandlers } from '#src/backend/identity/agent-routes.ts'
import { authHandlers } from '#src/backend/identity/auth-routes.ts'
import { emailMailLimit } from '#src/backend/identity/commands/ask-for-email.ts'
import { resetMailLimit } from '#src/backend/identity/commands/ask-for-reset.ts'
import { humanCheckHandlers } from '#src/backend/identity/human-check/human-check-routes.ts'
import type { HumanCheck } from '#src/backend/identity/human-check/human-check.ts'
import { createIdentity } from '#src/backend/identity/identity.ts'
import { passkeyHandlers } from '#src/backend/identity/passkeys/passkey-routes.ts'
import { createPasswordHashes } from '#src/backend/identity/passwords/password-hashes.ts'
import { createSignInGuard } from '#src/backend/identity/sign-in-guard.ts'
import { createAdoptGuest } from '../adopt-guest.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedCart } from './open-cart.ts'
import type { OpenedCustomers } from './open-customers.ts'
import type { OpenedWishlists } from './open-wishlists.ts'

type Domains = OpenedCustomers & OpenedWishlists & OpenedCart

/** Sessions, signing in and up, passwords and passkeys. */
export const openIdentity = (
  { database, clock, newId, limiters, sendMail, sessions, cookies, origin, log }: Foundation,
  humanCheck: HumanCheck,
  {
    customers,
    customerFacts,
    employees,
    logins,
    subscribe,
    favorites,
    adoptLists,
    adoptCart,
    carts,
  }: Omit<Domains, 'handlers'>,
) => {
  const identity = createIdentity({
    db: database.sql,
    customers,
    saleOf: employees.saleOf,
    sessions,
    logins,
    guard: createSignInGuard(database.sql),
    passwords: createPasswordHashes(),
    subscribe,
    sendMail,
    resetMails: limiters('resetMail', resetMailLimit),
    emailMails: limiters('emailMail', emailMailLimit),
    isHuman: humanCheck.isHuman,
    inBackground: (work) => {
      work().catch((error: unknown) => log.error({ event: 'work in the background failed', err: error }))
    },
    origin,
    clock,
    newId,
  })
  const adoptGuest = createAdoptGuest({
    adoptCart,
    adoptLists,
    adoptOrders: async (from, to) => {
      await adoptOrders(database.sql, from, to)
      await adoptReviews(database.sql, from, to)
    },
    unitsOf: async (cartId, caller) => {
      const read = await carts.read(cartId, caller)
      return read.ok ? read.value.totals.totalUnits : 0
    },
    favoriteIdsOf: favorites.productIdsOf,
    log,
  })
  return {
    identity,
    handlers: {
      ...authHandlers({ sessions, identity, customerFacts, adoptGuest, cookies }),
      ...agentHandlers({ identity, employees, customerFacts, cookies }),
      ...accountHandlers(identity),
      ...passkeyHandlers(identity.passkeys),
      ...humanCheckHandlers(humanCheck),
    },
  }
}
