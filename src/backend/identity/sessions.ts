import { createSecretKey } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import { daySeconds } from '#src/base/day.ts'
import { isUuid, type NewId } from '#src/base/ids.ts'
import { createCache } from '#src/cache/cache.ts'
import { consumerTypeSchema } from '#src/contract/identity/consumer-type.ts'
import { inStoreSalesInfoSchema } from '#src/contract/stores/in-store-sale.ts'

const algorithm = 'HS256'
const audience = 'welt'
const lifetimeSeconds = 30 * daySeconds
const customerLifetimeSeconds = 15 * 60

/** Who is signed in, and by which login; an associate who works in a store sells there, for a customer or for nobody yet. */
const customerSchema = z.object({
  customerId: z.uuid(),
  loginId: z.uuid(),
  consumerType: consumerTypeSchema,
  sale: inStoreSalesInfoSchema.optional(),
  forCustomerId: z.uuid().optional(),
})

export type SessionCustomer = Readonly<z.infer<typeof customerSchema>>

/** A session: the signed token says all of it, so that reading one needs no database. `id` owns its carts and lists. */
export type Session = { id: string; expiresAt: string; customer?: SessionCustomer | undefined }

/** Signs and reads tokens of guests and customers. `secret` has at least 32 characters and is the same on all instances of a shop. */
export const createSessions = (secret: string, clock: Clock, newId: NewId) => {
  const key = createSecretKey(Buffer.from(secret, 'utf8'))
  const verified = createCache<Session>('verified tokens')

  const verify = async (token: string): Promise<Session | undefined> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        audience,
        currentDate: new Date(clock()),
        requiredClaims: ['sub', 'exp'],
      })
      const { sub = '', exp = 0, customer } = payload
      const expiresAt = new Date(exp * 1000).toISOString()
      if (!isUuid(sub)) return undefined
      return { id: sub, expiresAt, customer: customerSchema.optional().parse(customer) }
    } catch {
      return undefined
    }
  }

  /** The customer whom a token was signed for, be its time over. */
  const customerOf = async (token: string): Promise<SessionCustomer | undefined> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        audience,
        currentDate: new Date(0),
      })
      return customerSchema.optional().parse(payload['customer'])
    } catch {
      return undefined
    }
  }

  const issue = async (
    id: string,
    seconds: number,
    customer?: SessionCustomer,
  ): Promise<{ token: string; session: Session }> => {
    const issued = Math.floor(Date.parse(clock()) / 1000)
    const expires = issued + seconds
    const token = await new SignJWT(customer && { customer })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(id)
      .setAudience(audience)
      .setIssuedAt(issued)
      .setExpirationTime(expires)
      .sign(key)
    return { token, session: { id, expiresAt: new Date(expires * 1000).toISOString(), customer } }
  }

  return {
    lifetimeSeconds,

    /** The session of a token; undefined when the token is missing, forged or expired. */
    read: async (token: string | undefined): Promise<Session | undefined> => {
      if (token === undefined) return undefined
      const known = verified.get(token)
      if (known && known.expiresAt > clock()) return known
      const session = await verify(token)
      if (session) verified.set(token, session)
      return session
    },

    customerOf,

    /** Signs a guest's token, for a new session unless `id` is given. */
    sign: (id: string = newId()) => issue(id, lifetimeSeconds),

    /**
     * Signs the token of a customer, who owns their carts and lists on all devices; what an associate sells belongs to the sale
     * that `ownerId` names. It is short-lived: the refresh token renews it.
     */
    signCustomer: (customer: SessionCustomer, ownerId: string = customer.customerId) =>
      issue(ownerId, customerLifetimeSeconds, customer),

    /** Whether more than half of a session's time is over, so that it should get a new token. */
    isAging: ({ expiresAt, customer }: Session): boolean => {
      const seconds = customer ? customerLifetimeSeconds : lifetimeSeconds
      return Date.parse(expiresAt) - Date.parse(clock()) < (seconds * 1000) / 2
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
