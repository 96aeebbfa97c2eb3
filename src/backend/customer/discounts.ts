import { and, eq } from 'drizzle-orm'
import type { Clock } from '#src/base/clock.ts'
import { employeeAnnualCap } from '#src/base/discount-settings.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { DiscountKind } from '#src/contract/customer/discount-profile.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { ConsumerType } from '#src/contract/identity/consumer-type.ts'
import type { Site } from '#src/contract/sites.ts'
import { spentInYear, yearOf } from '#src/rules/customer/discount-year.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { discountProfile } from './discount-tables.ts'

const ofKind = (customerId: string, kind: DiscountKind) =>
  and(eq(discountProfile.customerId, customerId), eq(discountProfile.kind, kind))

/** What customers have a discount for. */
export const createDiscounts = ({ db, clock }: { db: Sql; clock: Clock }) => ({
  /** Notes that an employee accepts the terms, from which on the discount applies; AUT432 for anyone else. */
  acceptTerms: async (
    customerId: string,
    consumerType: ConsumerType | undefined,
    { currency }: Site,
  ): Promise<Result<{ isEmployeeDiscountTCAccepted: true }, ApiError<'AUT432'>>> => {
    if (consumerType !== 'EMPLOYEE') return err(apiError('AUT432'))
    const instant = clock()
    await db
      .insert(discountProfile)
      .values({
        ...{ customerId, kind: 'EMPLOYEE', currency, year: yearOf(instant), termsAcceptedAt: instant },
        annualLimit: employeeAnnualCap[currency] ?? 0,
      })
      .onConflictDoUpdate({
        target: [discountProfile.customerId, discountProfile.kind],
        set: { termsAcceptedAt: instant },
      })
    return ok({ isEmployeeDiscountTCAccepted: true })
  },
})

export type Discounts = ReturnType<typeof createDiscounts>

/**
 * Books what was spent with a discount within a transaction: minor units of the profile's currency, below 0 where it is given back. Gives
 * what may still be spent in the year; CCN404 without such a discount, REW140 where it is more than that.
 */
export const bookDiscount = async (
  tx: Sql,
  {
    customerId,
    kind,
    amount,
    instant,
  }: { customerId: string; kind: DiscountKind; amount: number; instant: string },
): Promise<Result<number, ApiError<'CCN404' | 'REW140'>>> => {
  const [profile] = await tx.select().from(discountProfile).where(ofKind(customerId, kind)).for('update')
  if (!profile) return err(apiError('CCN404'))
  const before = spentInYear(profile, instant)
  const spent = Math.max(0, before + amount)
  if (spent > profile.annualLimit) return err(apiError('REW140', { remaining: profile.annualLimit - before }))
  await tx
    .update(discountProfile)
    .set({ spent, year: yearOf(instant) })
    .where(ofKind(customerId, kind))
  return ok(profile.annualLimit - spent)
}
