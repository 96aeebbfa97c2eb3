import { expect, it } from 'vitest'
import { employeeAnnualCap } from '#src/base/discount-settings.ts'
import { bookDiscount } from '#src/backend/customer/discounts.ts'
import { discountProfile } from '#src/backend/customer/discount-tables.ts'
import { createReadCustomerFacts } from '#src/backend/customer/queries/read-customer-facts.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import { signedInCustomer } from './customers.ts'
import { opening, type Shop } from './shop.ts'

const accept = 'POST /consumers-v3/consumer/discountTerms'
const nextYear = '2027-01-01T00:00:00.000Z'

/** What customers have a discount for. */
export const describeDiscounts = (shop: () => Shop): void => {
  type Owner = Awaited<ReturnType<typeof signedInCustomer>>
  const factsOf = ({ customerId }: Owner, consumerType: 'REGISTERED' | 'EMPLOYEE', instant = opening) =>
    createReadCustomerFacts(
      shop().database.sql,
      () => instant,
    )({
      sessionId: customerId,
      customer: { customerId, consumerType },
    })
  const give = (owner: Owner, kind: 'ATHLETE' | 'WRANX' | 'IPA') =>
    shop()
      .database.sql.insert(discountProfile)
      .values({ customerId: owner.customerId, kind, currency: 'USD', annualLimit: 1000, year: 2026 })
  const spend = (owner: Owner, kind: 'EMPLOYEE' | 'ATHLETE', amount: number, instant = opening) =>
    inTransaction(shop().database.sql, (tx) =>
      bookDiscount(tx, { customerId: owner.customerId, kind, amount, instant }),
    )

  it('is an employee’s once they accept its terms, and nobody else can', async () => {
    const employee = await signedInCustomer(shop(), {}, 'EMPLOYEE')
    expect(await factsOf(employee, 'EMPLOYEE')).toMatchObject({ facts: { employee: true }, groups: [] })
    expect(await employee.call(accept, {})).toEqual({ isEmployeeDiscountTCAccepted: true })
    expect(await employee.call(accept, {})).toEqual({ isEmployeeDiscountTCAccepted: true })
    expect(await factsOf(employee, 'EMPLOYEE')).toMatchObject({ groups: ['EMPLOYEE'] })
    expect((await employee.profile()).consumerDetails.employee).toEqual({
      currentSpend: 0,
      annualCap: employeeAnnualCap['USD'],
      currency: 'USD',
      isTermsAccepted: true,
    })
    const other = await signedInCustomer(shop())
    await other.refused('AUT432', accept, {})
    expect(await factsOf(other, 'REGISTERED')).toMatchObject({ groups: [] })
  })

  it('ends with its limit of the year, and begins anew in the next', async () => {
    const athlete = await signedInCustomer(shop())
    await give(athlete, 'ATHLETE')
    expect(await factsOf(athlete, 'REGISTERED')).toMatchObject({
      facts: { athlete: true, wranx: false },
      groups: ['ATHLETE'],
    })
    expect(await spend(athlete, 'ATHLETE', 900)).toEqual({ ok: true, value: 100 })
    expect(await spend(athlete, 'ATHLETE', 101)).toMatchObject({
      ok: false,
      error: { errorId: 'REW140', additionalInfo: { remaining: 100 } },
    })
    expect(await spend(athlete, 'ATHLETE', 100)).toEqual({ ok: true, value: 0 })
    expect(await factsOf(athlete, 'REGISTERED')).toMatchObject({ facts: { athlete: true }, groups: [] })
    expect(await factsOf(athlete, 'REGISTERED', nextYear)).toMatchObject({ groups: ['ATHLETE'] })
    expect(await spend(athlete, 'ATHLETE', -300)).toEqual({ ok: true, value: 300 })
    expect(await spend(athlete, 'ATHLETE', 1, nextYear)).toEqual({ ok: true, value: 999 })
    expect(await spend(athlete, 'EMPLOYEE', 1)).toMatchObject({ ok: false, error: { errorId: 'CCN404' } })
  })

  it('is never spent beyond its limit by several orders at once', async () => {
    const athlete = await signedInCustomer(shop())
    await give(athlete, 'ATHLETE')
    const spent = await Promise.all([400, 400, 400, 400].map((amount) => spend(athlete, 'ATHLETE', amount)))
    expect(spent.filter(({ ok }) => ok)).toHaveLength(2)
    expect((await athlete.profile()).consumerDetails.athlete?.currentSpend).toBe(800)
  })

  it('tells professionals of both kinds', async () => {
    const both = await signedInCustomer(shop())
    await give(both, 'WRANX')
    await give(both, 'IPA')
    expect(await factsOf(both, 'REGISTERED')).toMatchObject({
      facts: { wranx: true, ipa: true, athlete: false },
    })
    expect((await factsOf(both, 'REGISTERED')).groups.toSorted()).toEqual(['IPA', 'WRANX'])
  })

  it('asks the database once for a customer in a cart, and never for a guest', async () => {
    const owner = await signedInCustomer(shop())
    const cart = await owner.call('POST /cart/v1/cart', {})
    const read = () => owner.send('GET', `/cart/v1/cart/${cart.id}`)
    await read()
    shop().statements.length = 0
    await read()
    expect(shop().statements.filter((statement) => statement.includes('"customer"'))).toHaveLength(1)
  })
}
