import { and, eq, inArray, like, sum } from 'drizzle-orm'
import { loyaltySettings } from '#src/base/loyalty-settings.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { bookPoints, type PointsChange } from './loyalty-ledger.ts'
import { loyaltyEntry, loyaltyMember } from './loyalty-tables.ts'

/** Points for goods of an order. `part` is what they are booked for: each part once. */
type OrderPart = Pick<PointsChange, 'id' | 'customerId' | 'at'> & { orderNumber: string; part: string }

/** Points for goods that cost some minor units; in whole points, so that those of parts are told by what all parts cost so far. */
export const pointsFor = (amount: number): number =>
  Math.floor((amount * loyaltySettings.pointsPerHundred) / 100)

/** Books points for goods that left, within a transaction; nothing for non-members. */
export const earnPoints = async (
  tx: Sql,
  { orderNumber, part, ...change }: OrderPart,
  points: number,
): Promise<void> => {
  if (points <= 0) return
  await bookPoints(tx, { ...change, kind: 'earned', points, reference: `${orderNumber}/${part}` })
}

/** Books points again that were taken for a refund whose money came back: all but `rest`, which stay taken. */
export const restorePoints = async (
  tx: Sql,
  { orderNumber, part, ...change }: OrderPart,
  rest: number,
): Promise<void> => {
  const reference = `${orderNumber}/${part}`
  const ofPart = and(
    eq(loyaltyEntry.customerId, change.customerId),
    eq(loyaltyEntry.kind, 'adjusted'),
    eq(loyaltyEntry.reference, reference),
  )
  const [taken] = await tx.select({ points: loyaltyEntry.points }).from(loyaltyEntry).where(ofPart)
  const points = -(taken?.points ?? 0) - rest
  if (points <= 0) return
  await bookPoints(tx, { ...change, kind: 'adjusted', points, reference: `${reference}/failed` })
}

/** Takes points back that goods earned whose money goes back: no more than the order earned, and than there are. */
export const takePointsBack = async (
  tx: Sql,
  { orderNumber, part, ...change }: OrderPart,
  points: number,
): Promise<void> => {
  const { customerId } = change
  const own = eq(loyaltyMember.customerId, customerId)
  const [member] = await tx.select().from(loyaltyMember).where(own).for('update')
  if (!member) return
  const ofOrder = and(
    eq(loyaltyEntry.customerId, customerId),
    inArray(loyaltyEntry.kind, ['earned', 'adjusted']),
    like(loyaltyEntry.reference, `${orderNumber}/%`),
  )
  const [earned] = await tx
    .select({ points: sum(loyaltyEntry.points).mapWith(Number) })
    .from(loyaltyEntry)
    .where(ofOrder)
  const back = Math.min(points, earned?.points ?? 0, member.balance)
  if (back <= 0) return
  await bookPoints(tx, { ...change, kind: 'adjusted', points: -back, reference: `${orderNumber}/${part}` })
}
