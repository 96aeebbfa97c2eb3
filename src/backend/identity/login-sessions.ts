import { and, desc, eq, gt, gte, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { associateSettings } from '#src/base/associate-settings.ts'
import { dayMs } from '#src/base/day.ts'
import { createCache } from '#src/cache/cache.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { loginSession } from './identity-tables.ts'
import { newSecret, nextSecret, secretHash } from './secrets.ts'
import type { Place } from './security-events.ts'
import { instantAfter } from '#src/base/clock.ts'

const lifetimeMs = 30 * dayMs

/** Who goes on using a session signs in again after half a year. */
const longestDays = 180

/** How long who signed in or typed their password is known to be the owner. */
export const confirmedMs = 10 * 60_000

/** A refresh token that was rotated is given what followed it for so long: tabs ask at once, and answers are lost. */
const graceMs = 20_000

/** Rotations that are looked back for a token that is seen again: a day of use. An older one is refused, and ends nothing. */
const longestFamily = 200

export type LoginSession = typeof loginSession.$inferSelect

/** What a refresh token gives: the session it renews, with the token that follows where it is to be set; or that it was seen before. */
export type Renewal =
  { kind: 'renewed'; session: LoginSession; refreshToken: string } | { kind: 'reused'; session: LoginSession }

const idleMs = associateSettings.idleMinutes * 60_000

/** Since when an associate must have done something to be signed in still. */
const busySince = (instant: string): string => instantAfter(instant, -idleMs)

const liveAt = (instant: string) =>
  and(
    isNull(loginSession.endedAt),
    gt(loginSession.expiresAt, instant),
    or(isNull(loginSession.storeId), gte(loginSession.lastUsedAt, busySince(instant))),
  )

const endOf = (instant: string): string => instantAfter(instant, lifetimeMs)

/** The session that a refresh token names in front of its secret. */
const partsOf = (token: string) => {
  const [, id = '', secret = ''] = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/.exec(token) ?? []
  return { id, secret }
}

type NewSession = {
  id: string
  customerId: string
  device: string
  place: Place
  /** Of an associate: where they sell, and what owns the cart of their first sale. */
  sale?: { storeId: string; ownerId: string } | undefined
}

/**
 * Reads and writes where customers are signed in.
 * @param key signs what follows a refresh token, so that all who ask with one are given the same
 */
export const createLoginSessions = (db: Sql, key: string) => {
  const live = createCache<string>('live logins')

  const follows = (secret: string): string => nextSecret(key, secret)

  /** Whether a secret is one that the session's present one came from. */
  const isAncestor = (secret: string, { refreshHash }: LoginSession): boolean => {
    let next = secret
    for (let step = 0; step < longestFamily; step += 1) {
      next = follows(next)
      if (secretHash(next) === refreshHash) return true
    }
    return false
  }

  return {
    /** Begins a session within the transaction of the exchange; gives its first refresh token. */
    begin: async (tx: Sql, { id, customerId, device, place, sale }: NewSession): Promise<string> => {
      const { instant, client = '', userAgent } = place
      const secret = newSecret()
      await tx.insert(loginSession).values({
        id,
        customerId,
        ...sale,
        createdAt: instant,
        confirmedAt: instant,
        lastUsedAt: instant,
        address: client,
        userAgent,
        deviceHash: secretHash(device),
        refreshHash: secretHash(secret),
        rotatedAt: instant,
        expiresAt: endOf(instant),
      })
      return `${id}.${secret}`
    },

    /**
     * Rotates a refresh token by one claim, so that of many who ask at once one does. The others, and who asks again within
     * the grace, are given the same token that follows. Undefined for what is no token of a live session.
     */
    renew: async (token: string, { instant, client = '' }: Place): Promise<Renewal | undefined> => {
      const { id, secret } = partsOf(token)
      if (id === '') return undefined
      const next = follows(secret)
      const own = and(eq(loginSession.id, id), liveAt(instant))
      const [rotated] = await db
        .update(loginSession)
        .set({
          previousHash: sql`${loginSession.refreshHash}`,
          refreshHash: secretHash(next),
          rotatedAt: instant,
          lastUsedAt: instant,
          address: client,
          expiresAt: sql`least(${endOf(instant)}::timestamptz, ${loginSession.createdAt} + interval '${sql.raw(String(longestDays))} days')`,
        })
        .where(and(own, eq(loginSession.refreshHash, secretHash(secret))))
        .returning()
      const refreshToken = `${id}.${next}`
      if (rotated) return { kind: 'renewed', session: rotated, refreshToken }
      const [session] = await db.select().from(loginSession).where(own)
      if (!session) return undefined
      const isPrevious = session.previousHash === secretHash(secret)
      const isInGrace = Date.parse(instant) - Date.parse(session.rotatedAt) < graceMs
      if (isPrevious && isInGrace) return { kind: 'renewed', session, refreshToken }
      return isPrevious || isAncestor(secret, session) ? { kind: 'reused', session } : undefined
    },

    /** Whose login a refresh token is of, whether or not it was rotated meanwhile. */
    ofToken: async (token: string): Promise<{ customerId: string; loginId: string } | undefined> => {
      const { id, secret } = partsOf(token)
      if (id === '') return undefined
      const [session] = await db.select().from(loginSession).where(eq(loginSession.id, id))
      if (!session) return undefined
      const isOwn = [session.refreshHash, session.previousHash].includes(secretHash(secret))
      return isOwn || isAncestor(secret, session)
        ? { customerId: session.customerId, loginId: id }
        : undefined
    },

    /** Where a customer is signed in, the last used first. */
    liveOf: (customerId: string, instant: string): Promise<LoginSession[]> =>
      db
        .select()
        .from(loginSession)
        .where(and(eq(loginSession.customerId, customerId), liveAt(instant)))
        .orderBy(desc(loginSession.lastUsedAt), loginSession.id),

    /** Whether a customer's session is live; what is told is at most five seconds old where another process ended it. */
    isLive: async (id: string, customerId: string, instant: string): Promise<boolean> => {
      const known = live.get(id)
      if (known !== undefined) return known === customerId
      const own = and(eq(loginSession.id, id), eq(loginSession.customerId, customerId), liveAt(instant))
      const [found] = await db.select({ id: loginSession.id }).from(loginSession).where(own)
      if (found) live.set(id, customerId)
      return found !== undefined
    },

    /** Notes that an associate does something; false where their session is over, or was left alone for too long. */
    use: async (id: string, instant: string): Promise<boolean> => {
      const used = await db
        .update(loginSession)
        .set({ lastUsedAt: instant })
        .where(and(eq(loginSession.id, id), liveAt(instant)))
        .returning({ id: loginSession.id })
      return used.length === 1
    },

    /** The session that a refresh token says it is of; empty for what is none. */
    idOf: (token: string): string => partsOf(token).id,

    /** Ends a session that an associate left alone for too long, and gives it; undefined for any other. */
    endIdle: async (id: string, instant: string): Promise<LoginSession | undefined> => {
      const isOpen = and(isNull(loginSession.endedAt), gt(loginSession.expiresAt, instant))
      const isIdle = and(isNotNull(loginSession.storeId), lt(loginSession.lastUsedAt, busySince(instant)))
      const [ended] = await db
        .update(loginSession)
        .set({ endedAt: instant })
        .where(and(eq(loginSession.id, id), isOpen, isIdle))
        .returning()
      return ended
    },

    /** Notes for whom an associate sells, and what owns the cart of that sale. */
    sellTo: async (tx: Sql, id: string, forCustomerId: string | null, ownerId: string): Promise<void> => {
      await tx.update(loginSession).set({ forCustomerId, ownerId }).where(eq(loginSession.id, id))
    },

    /** Whether the customer of a live session proved of late who they are. */
    isConfirmed: async (id: string, instant: string, within: Sql = db): Promise<boolean> => {
      const [found] = await within
        .select({ at: loginSession.confirmedAt })
        .from(loginSession)
        .where(and(eq(loginSession.id, id), liveAt(instant)))
      return found !== undefined && Date.parse(instant) - Date.parse(found.at) < confirmedMs
    },

    /** Whether somebody signed in to the account before. */
    hasSignedIn: async (customerId: string): Promise<boolean> => {
      const own = eq(loginSession.customerId, customerId)
      const [found] = await db.select({ id: loginSession.id }).from(loginSession).where(own).limit(1)
      return found !== undefined
    },

    /** Whether somebody signed in to the account from a device before. */
    isKnownDevice: async (customerId: string, device: string): Promise<boolean> => {
      const own = and(
        eq(loginSession.customerId, customerId),
        eq(loginSession.deviceHash, secretHash(device)),
      )
      const [found] = await db.select({ id: loginSession.id }).from(loginSession).where(own).limit(1)
      return found !== undefined
    },

    /** Hashes of the devices that a customer signed in on. */
    deviceHashesOf: async (customerId: string): Promise<string[]> => {
      const known = await db
        .selectDistinct({ hash: loginSession.deviceHash })
        .from(loginSession)
        .where(eq(loginSession.customerId, customerId))
      return known.map(({ hash }) => hash)
    },

    /** Knows none of a customer's devices any more. */
    forgetDevices: async (tx: Sql, customerId: string): Promise<void> => {
      await tx.update(loginSession).set({ deviceHash: '' }).where(eq(loginSession.customerId, customerId))
    },

    /** Notes that the customer of a session proved again who they are. */
    confirm: async (id: string, instant: string): Promise<void> => {
      await db.update(loginSession).set({ confirmedAt: instant }).where(eq(loginSession.id, id))
    },

    /** Ends one session of a customer; whether it was live. */
    end: async (tx: Sql, customerId: string, id: string, instant: string): Promise<boolean> => {
      const own = and(eq(loginSession.customerId, customerId), eq(loginSession.id, id), liveAt(instant))
      live.delete(id)
      const ended = await tx
        .update(loginSession)
        .set({ endedAt: instant })
        .where(own)
        .returning({ id: loginSession.id })
      return ended.length === 1
    },

    /** Ends all sessions of a customer, but one where it is named; gives their ids. */
    endAll: async (tx: Sql, customerId: string, instant: string, except?: string): Promise<string[]> => {
      const all = and(eq(loginSession.customerId, customerId), liveAt(instant))
      const others = except === undefined ? all : and(all, ne(loginSession.id, except))
      const ended = await tx
        .update(loginSession)
        .set({ endedAt: instant })
        .where(others)
        .returning({ id: loginSession.id })
      const ids = ended.map(({ id }) => id)
      for (const id of ids) live.delete(id)
      return ids
    },

    /** Has no session of these count as live here any more, once the transaction that ended them is over. */
    drop: (ids: readonly string[]): void => {
      for (const id of ids) live.delete(id)
    },
  }
}

/** Deletes sessions that were over before an instant; the devices of later ones stay known. */
export const purgeLoginSessions = async (db: Sql, before: string): Promise<void> => {
  await db.delete(loginSession).where(lt(loginSession.expiresAt, before))
}

export type LoginSessions = ReturnType<typeof createLoginSessions>
