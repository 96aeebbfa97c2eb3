import { lt } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { usedChallenge } from './human-check-tables.ts'

/** Uses a challenge up; false where it was before. `expiresAt` is an ISO instant. */
export const useChallenge = async (db: Sql, signature: string, expiresAt: string): Promise<boolean> => {
  const used = await db
    .insert(usedChallenge)
    .values({ signature, expiresAt })
    .onConflictDoNothing()
    .returning({ signature: usedChallenge.signature })
  return used.length > 0
}

/** Forgets challenges that expired before an instant: nobody can use them again. */
export const purgeUsedChallenges = async (db: Sql, before: string): Promise<void> => {
  await db.delete(usedChallenge).where(lt(usedChallenge.expiresAt, before))
}
