import { and, count, desc, eq } from 'drizzle-orm'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { LoyaltyEntry, LoyaltyEntryKind } from '#src/contract/customer/loyalty.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { isoInstant } from '#src/base/clock.ts'
import { loyaltyEntry, loyaltyMember } from './loyalty-tables.ts'

/** Points that come (above 0) or go, and what for: the same kind and reference count once. */
export type PointsChange = {
  id: string
  customerId: string
  kind: LoyaltyEntryKind
  points: number
  reference: string
  at: string
}

/**
 * Books points within a transaction, and gives the balance after it. What is booked already changes nothing. 4044 for non-members,
 * REW140 where more would go than there are.
 */
export const bookPoints = async (
  tx: Sql,
  change: PointsChange,
): Promise<Result<number, ApiError<'4044' | 'REW140'>>> => {
  const { customerId, kind, reference, points } = change
  const own = eq(loyaltyMember.customerId, customerId)
  const [member] = await tx
    .select({ balance: loyaltyMember.balance })
    .from(loyaltyMember)
    .where(own)
    .for('update')
  if (!member) return err(apiError('4044'))
  const entries = eq(loyaltyEntry.customerId, customerId)
  const [same] = await tx
    .select({ id: loyaltyEntry.id })
    .from(loyaltyEntry)
    .where(and(entries, eq(loyaltyEntry.kind, kind), eq(loyaltyEntry.reference, reference)))
  if (same) return ok(member.balance)
  const balance = member.balance + points
  if (balance < 0) return err(apiError('REW140', { points: member.balance }))
  const [counted] = await tx.select({ entries: count() }).from(loyaltyEntry).where(entries)
  await tx.insert(loyaltyEntry).values({ ...change, balance, number: (counted?.entries ?? 0) + 1 })
  await tx.update(loyaltyMember).set({ balance }).where(own)
  return ok(balance)
}

export type Page = { start: number; count: number }

/** Entries of a member, the latest first, and how many there are. */
export const readEntries = async (
  db: Sql,
  customerId: string,
  page: Page,
): Promise<{ entries: LoyaltyEntry[]; total: number }> => {
  const own = eq(loyaltyEntry.customerId, customerId)
  const [entries, [counted]] = await Promise.all([
    db
      .select()
      .from(loyaltyEntry)
      .where(own)
      .orderBy(desc(loyaltyEntry.number))
      .limit(page.count)
      .offset(page.start),
    db.select({ total: count() }).from(loyaltyEntry).where(own),
  ])
  return {
    entries: entries.map(({ kind, points, balance, reference, at }) => ({
      ...{ kind, points, balance, reference },
      at: isoInstant(at),
    })),
    total: counted?.total ?? 0,
  }
}

/** The entry of a customer who joined: booked once, however often they leave and come back. */
export const welcomeEntry = (customerId: string, points: number, at: string, newId: NewId): PointsChange => ({
  id: newId(),
  customerId,
  kind: 'welcome',
  points,
  reference: 'joined',
  at,
})
