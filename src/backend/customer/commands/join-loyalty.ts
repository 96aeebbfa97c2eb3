import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { NewId } from '#src/base/ids.ts'
import { loyaltySettings } from '#src/base/loyalty-settings.ts'
import { err, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import { birthDateFault } from '#src/rules/customer/birth-date.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { customer } from '../customer-tables.ts'
import { bookPoints, welcomeEntry } from '../loyalty/loyalty-ledger.ts'
import { loyaltyMember } from '../loyalty/loyalty-tables.ts'

/** Who joins, where and when. */
export type Joining = { customerId: string; site: Site; channel: string; instant: string; newId: NewId }

/** Without what is read for something else: 0 and O, 1 and I. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const newReferralCode = (): string =>
  Array.from({ length: 8 }, () => letters.charAt(randomInt(letters.length))).join('')

/**
 * Makes a customer a member within a transaction, and gives the balance of points, with those of the welcome. PRO411 without a
 * date of birth, PRO410 for anyone too young.
 */
export const joinLoyalty = async (
  tx: Sql,
  { customerId, site, channel, instant, newId }: Joining,
): Promise<Result<number, ApiError<'PRO404' | 'PRO410' | 'PRO411'>>> => {
  const [person] = await tx
    .select({ birthDate: customer.birthDate, isConfirmedEmail: customer.isConfirmedEmail })
    .from(customer)
    .where(eq(customer.id, customerId))
    .for('update')
  if (!person) return err(apiError('PRO404'))
  const { birthDate, isConfirmedEmail } = person
  if (birthDate === null) return err(apiError('PRO411', { field: 'birthDate' }))
  const { country, region } = site
  if (birthDateFault(birthDate, { site, instant })) return err(apiError('PRO410', { field: 'birthDate' }))
  const joined = { optin: true, doubleOptin: isConfirmedEmail, country, region, channel }
  await tx
    .insert(loyaltyMember)
    .values({ ...joined, customerId, referralCode: newReferralCode(), joinedAt: instant })
    .onConflictDoUpdate({ target: loyaltyMember.customerId, set: joined })
  await tx.update(customer).set({ loyaltyOptInDate: instant }).where(eq(customer.id, customerId))
  const booked = await bookPoints(tx, welcomeEntry(customerId, loyaltySettings.welcomePoints, instant, newId))
  return booked.ok ? booked : err(apiError('PRO404'))
}
