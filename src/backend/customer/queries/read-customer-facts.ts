import { eq } from 'drizzle-orm'
import type { Clock } from '#src/base/clock.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { spentInYear } from '#src/rules/customer/discount-year.ts'
import { guestFacts, type CustomerFacts } from '../customer-facts.ts'
import { customer } from '../customer-tables.ts'
import { discountProfile } from '../discount-tables.ts'
import { loyaltyMember } from '../loyalty/loyalty-tables.ts'
import { loyaltyVouchers } from '../loyalty/loyalty-vouchers.ts'
import type { StoredDiscount } from '../profile-store.ts'

/** Whether a discount is to be had now: an employee's once its terms are accepted, each until its limit of the year is spent. */
const isOpen = (discount: StoredDiscount, instant: string): boolean =>
  (discount.kind !== 'EMPLOYEE' || discount.termsAcceptedAt !== null) &&
  spentInYear(discount, instant) < discount.annualLimit

/** Tells who shoppers are: guests without a look into the database, customers by one statement. Associates are whom they buy for. */
export const createReadCustomerFacts =
  (db: Sql, clock: Clock): CustomerFacts =>
  async ({ sessionId, customer: signedIn }) => {
    const guest = guestFacts(sessionId)
    if (!signedIn) return guest
    const customerId = signedIn.sale ? signedIn.forCustomerId : signedIn.customerId
    // An associate's own discounts are nobody else's: without a customer they sell as to a guest.
    if (customerId === undefined) return { ...guest, facts: { ...guest.facts, loggedIn: true } }
    const rows = await db
      .select({ consumerType: customer.consumerType, member: loyaltyMember, discount: discountProfile })
      .from(customer)
      .leftJoin(loyaltyMember, eq(loyaltyMember.customerId, customer.id))
      .leftJoin(discountProfile, eq(discountProfile.customerId, customer.id))
      .where(eq(customer.id, customerId))
    const discounts = rows.flatMap(({ discount }) => discount ?? [])
    const kinds = discounts.map(({ kind }) => kind)
    const athlete = discounts.find(({ kind }) => kind === 'ATHLETE')
    const member = rows[0]?.member
    const points = member?.balance ?? 0
    const instant = clock()
    return {
      ...guest,
      customerId,
      facts: {
        loggedIn: true,
        loyalty: member?.optin ?? false,
        employee: rows[0]?.consumerType === 'EMPLOYEE',
        athlete: kinds.includes('ATHLETE'),
        wranx: kinds.includes('WRANX'),
        ipa: kinds.includes('IPA'),
      },
      groups: discounts.filter((discount) => isOpen(discount, instant)).map(({ kind }) => kind),
      points,
      athleteCredit: athlete && {
        amount: Math.max(0, athlete.annualLimit - spentInYear(athlete, instant)),
        currency: athlete.currency,
      },
      vouchers: member?.optin ? loyaltyVouchers(points) : [],
    }
  }
