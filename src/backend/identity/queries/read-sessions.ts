import { isoInstant } from '#src/base/clock.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { readSecurityEvents } from '../security-events.ts'
import type { SessionCustomer } from '../sessions.ts'

/** Where a customer is signed in. */
export const readSessions =
  ({ logins, clock }: IdentityDependencies) =>
  async ({ customerId, loginId }: SessionCustomer) => {
    const live = await logins.liveOf(customerId, clock())
    return live.map(({ id, createdAt, lastUsedAt, address, userAgent }) => ({
      sessionId: id,
      isCurrent: id === loginId,
      createdAt: isoInstant(createdAt),
      lastUsedAt: isoInstant(lastUsedAt),
      address,
      userAgent,
    }))
  }

/** What happened to a customer's account of late. */
export const readActivity =
  ({ db }: IdentityDependencies) =>
  async ({ customerId }: SessionCustomer) => {
    const events = await readSecurityEvents(db, customerId)
    return events.map(({ at, actor, ...event }) => ({
      ...event,
      at: isoInstant(at),
      ...(actor === null ? {} : { actor }),
    }))
  }
