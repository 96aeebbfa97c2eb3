import { inArray, lt, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { signInGuard } from './identity-tables.ts'
import { secretHash } from './secrets.ts'

/** Wrong passwords in a row until sign-in is locked, and for how long. */
export const maxFailures = 10
const lockMinutes = 30

/** What tries of a name are counted by: those from a device that its account knows by themselves. */
export const guardKeyOf = (email: string, deviceHash?: string): string =>
  secretHash(deviceHash === undefined ? email : `${email} ${deviceHash}`)

/** What tries of somebody who is signed in are counted by. */
export const ownGuardKeyOf = (customerId: string): string => `own ${customerId}`

/** What a try of a password is: how many failed before it in a row, with it counted, and whether there may be one at all. */
export type Try = { failed: number; isLocked: boolean }

/**
 * Counts tries of a name, whether or not it is somebody's, so that locking tells nothing. A try counts before its password is
 * looked at, so that many at once are no more than one after the other.
 */
export const createSignInGuard = (db: Sql) => ({
  begin: async (key: string, instant: string): Promise<Try> => {
    const isOver = sql`${signInGuard.lockedUntil} <= ${instant}::timestamptz`
    const isStale = sql`${signInGuard.updatedAt} < ${instant}::timestamptz - interval '1 day'`
    const failed = sql<number>`case when ${isOver} or ${isStale} then 1 else ${signInGuard.failed} + 1 end`
    const [tried] = await db
      .insert(signInGuard)
      .values({ key, failed: 1, updatedAt: instant })
      .onConflictDoUpdate({
        target: signInGuard.key,
        set: {
          failed,
          lockedUntil: sql`case
            when ${isOver} then null
            when ${signInGuard.failed} + 1 = ${maxFailures}
              then ${instant}::timestamptz + interval '${sql.raw(String(lockMinutes))} minutes'
            else ${signInGuard.lockedUntil} end`,
          updatedAt: instant,
        },
      })
      .returning({ failed: signInGuard.failed })
    const count = tried?.failed ?? 1
    return { failed: count, isLocked: count > maxFailures }
  },

  /** After a right password, or what unlocks. */
  clear: async (...keys: string[]): Promise<void> => {
    await db.delete(signInGuard).where(inArray(signInGuard.key, keys))
  },

  /** Forgets what was counted before an instant. */
  purge: async (before: string): Promise<void> => {
    await db.delete(signInGuard).where(lt(signInGuard.updatedAt, before))
  },
})

export type SignInGuard = ReturnType<typeof createSignInGuard>
