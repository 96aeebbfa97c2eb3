import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { customer } from '#src/backend/customer/customer-tables.ts'
import { discountProfile } from '#src/backend/customer/discount-tables.ts'
import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts'
import { signedInCustomer, visitorFacts } from './customers.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor, refusal, shopper } from './visitor.ts'

const read = 'GET /consumers-v3/consumer'
const change = 'PUT /consumers-v3/consumer'

/** Customers' own data. */
export const describeProfiles = (shop: () => Shop): void => {
  const put = (visitor: Awaited<ReturnType<typeof signedInCustomer>>, consumerProfile: object) =>
    visitor.call(change, { body: { consumerProfile } })
  const stored = async (id: string) => {
    const [row] = await shop().database.sql.select().from(customer).where(eq(customer.id, id))
    return row
  }

  it('is for signed-in customers', async () => {
    await createVisitor(shop().backend).refused('AUT404', read, {})
    const guest = await shopper(shop().backend)
    await guest.refused('AUT404', read, {})
    await guest.refused('AUT404', change, { body: { consumerProfile: {} } })
  })

  it('tells who is signed in, and the balance of points where that is wanted', async () => {
    const visitor = await signedInCustomer(shop(), { phone: null, source: { store: 'de-berlin' } })
    const profile = await visitor.call(read, {})
    expect(profile).toEqual({
      consumerId: visitor.customerId,
      consumerNo: visitor.customerId,
      consumerType: 'REGISTERED',
      version: 1,
      isLoyaltyMember: false,
      isConfirmedEmail: false,
      consumerDetails: {
        email: visitor.email,
        firstName: 'Ada',
        lastName: 'Lovelace',
        address: [],
        identity: [],
        source: { store: 'de-berlin' },
      },
      enrollments: [],
      preferences: { interests: '' },
      subscriptions: [],
    })
    expect(await visitor.profile()).toEqual({ ...profile, loyaltySummary: { points: { balance: 0 } } })
  })

  it('asks the database no more than four times for a profile', async () => {
    const visitor = await signedInCustomer(shop())
    await visitor.send('GET', '/consumers-v3/consumer')
    shop().statements.length = 0
    await visitor.send('GET', '/consumers-v3/consumer?includeLoyaltySummary=true')
    expect(shop().statements.length).toBeLessThanOrEqual(4)
  })

  it('changes what it is given, in the form that is kept, and answers what the next read does', async () => {
    const visitor = await signedInCustomer(shop())
    const changed = await put(visitor, {
      version: 1,
      consumerDetails: {
        firstName: ' Zoë ',
        lastName: "d'Arc",
        phone: '(212) 555 - 0199',
        postalCode: '10001',
        birthDate: '1990-12-31',
        gender: 'other',
      },
      preferences: { interests: 'hiking|running|hiking', preferredShoeSize: '42' },
    })
    expect(changed).toMatchObject({
      version: 2,
      consumerDetails: {
        firstName: 'Zoë',
        lastName: "d'Arc",
        phone: '+12125550199',
        phoneCode: '+1',
        postalCode: '10001',
        birthDate: '1990-12-31',
        gender: 'other',
      },
      preferences: { interests: 'hiking|running', preferredShoeSize: '42' },
    })
    expect(await visitor.profile()).toEqual(changed)
    const emptied = await put(visitor, { consumerDetails: { phone: '', gender: '', postalCode: '10002' } })
    expect(emptied.consumerDetails).not.toHaveProperty('phone')
    expect(emptied.consumerDetails).not.toHaveProperty('gender')
    expect(emptied.consumerDetails).toMatchObject({ firstName: 'Zoë', postalCode: '10002' })
  })

  it('skips a change that is all empty', async () => {
    const visitor = await signedInCustomer(shop())
    for (const empty of [
      {},
      { version: 7 },
      { consumerDetails: { firstName: ' ', phone: '' }, preferences: {} },
    ])
      expect(await put(visitor, empty)).toMatchObject({ version: 1, consumerDetails: { firstName: 'Ada' } })
    expect((await stored(visitor.customerId))?.version).toBe(1)
  })

  it('refuses a change of a profile that was changed meanwhile, and lets one of two win', async () => {
    const visitor = await signedInCustomer(shop())
    const body = (firstName: string) => ({ consumerProfile: { version: 1, consumerDetails: { firstName } } })
    const statuses = await Promise.all(
      ['Grace', 'Hedy'].map(async (firstName) => {
        const response = await visitor.send('PUT', '/consumers-v3/consumer', { body: body(firstName) })
        return response.status
      }),
    )
    expect(statuses.toSorted()).toEqual([200, 409])
    const error = await visitor.refused('PRO415', change, { body: body('Mary') })
    expect(error.additionalInfo).toEqual({ version: 2 })
  })

  describe('of what cannot be', () => {
    it.each([
      ['ATTR200', { firstName: 'R2@D2' }],
      ['ATTR200', { firstName: 'A'.repeat(31) }],
      ['ATTR200', { lastName: 'L'.repeat(31) }],
      ['ATTR200', { postalCode: '1' }],
      ['ATTR200', { birthDate: '1990-02-30' }],
      ['ATTR200', { gender: 'dog' }],
      ['PRO410', { birthDate: '2020-01-01' }],
      ['PRO410', { birthDate: '1850-01-01' }],
      ['PRO414', { phone: '112 555 0199' }],
      ['ATTR300', { consumerType: 'EMPLOYEE' }],
      ['ATTR300', { email: 'thief@example.com' }],
      ['ATTR300', { employee: { annualCap: 1 } }],
    ] as const)('refuses with %s %j, and writes nothing', async (code, details) => {
      const visitor = await signedInCustomer(shop())
      const before = await stored(visitor.customerId)
      const body = { consumerProfile: { consumerDetails: { preferredShoeSize: undefined, ...details } } }
      await refusal(await visitor.send('PUT', '/consumers-v3/consumer', { body }), code)
      expect(await stored(visitor.customerId)).toEqual(before)
    })

    it.each([
      'consumerId',
      'consumerType',
      'isLoyaltyMember',
      'loyaltySummary',
      'points',
      'enrollments',
      'identity',
    ])('refuses %s, which is nobody’s to set', async (field) => {
      const visitor = await signedInCustomer(shop())
      const body = { consumerProfile: { [field]: 'EMPLOYEE' } }
      const sent = await visitor.send('PUT', '/consumers-v3/consumer', { body })
      const { error } = await refusal(sent, 'ATTR300')
      expect(error.additionalInfo?.['field']).toBe(`consumerProfile.${field}`)
    })

    it('refuses a phone of somebody else', async () => {
      const other = await signedInCustomer(shop())
      await put(other, { consumerDetails: { phone: '+4930901820' } })
      const visitor = await signedInCustomer(shop())
      const body = { consumerProfile: { consumerDetails: { phone: '030 901820', phoneCode: '+49' } } }
      await visitor.refused('AUT444', change, { body })
      await put(other, { consumerDetails: { phone: '+49 30 90 18 20' } })
    })

    it('changes no phone, and takes none away, for customers who have not lately proven who they are', async () => {
      const visitor = await signedInCustomer(shop())
      const preferences = { interests: 'running' }
      const body = (phone: string) => ({ consumerProfile: { consumerDetails: { phone }, preferences } })
      shop().setTime('2026-06-01T10:11:00.000Z')
      await visitor.call(change, { body: body('+4930901830') })
      await visitor.call(change, { body: body('+49 30 90 18 30') })
      for (const phone of ['+4930901831', '']) {
        const { additionalInfo } = await visitor.refused('AUT432', change, { body: body(phone) })
        expect(additionalInfo).toEqual({ reason: 'signInAgain' })
      }
      shop().setTime(opening)
      await visitor.call(change, { body: body('+4930901831') })
      const { events } = await visitor.call('GET /consumers-v3/consumer/activity', {})
      expect(events.map(({ kind }) => kind)).toEqual(['phoneChanged', 'phoneChanged'])
    })

    it('takes no name of a megabyte, and no naughty string for a name that is none', async () => {
      const visitor = await signedInCustomer(shop())
      const send = (firstName: string) =>
        visitor.send('PUT', '/consumers-v3/consumer', {
          body: { consumerProfile: { consumerDetails: { firstName } } },
        })
      await refusal(await send('x'.repeat(1_000_000)), 'API413')
      for (const text of naughtyStrings) {
        const { status } = await send(text)
        expect({ text, status: [200, 400].includes(status) }).toEqual({ text, status: true })
      }
      const { firstName = '' } = (await stored(visitor.customerId)) ?? {}
      expect(firstName).toMatch(/^[\p{L}\p{M} ,.'’`-]{2,30}$/u)
    })
  })

  it('tells of discounts, whose spending begins anew each year', async () => {
    const visitor = await signedInCustomer(shop(), {}, 'EMPLOYEE')
    const { customerId } = visitor
    const usual = { customerId, currency: 'USD', annualLimit: 100_000 }
    await shop()
      .database.sql.insert(discountProfile)
      .values([
        { ...usual, kind: 'EMPLOYEE', spent: 2500, year: 2026 },
        { ...usual, kind: 'ATHLETE', spent: 9900, year: 2025 },
        { ...usual, kind: 'WRANX', spent: 100, year: 2026 },
      ])
    const { consumerDetails } = await visitor.profile()
    expect(consumerDetails).toMatchObject({
      employee: { currentSpend: 2500, annualCap: 100_000, currency: 'USD', isTermsAccepted: false },
      athlete: { currentSpend: 0, annualCredit: 100_000 },
      prosumer: { currentSpend: 100, annualCredit: 100_000 },
      identity: [{ type: 'WRANX' }],
    })
    expect(visitorFacts(visitor)).toEqual({
      units: 0,
      loggedIn: true,
      employee: true,
      athlete: true,
      wranx: true,
    })
  })

  it('has the visitor’s facts follow in the cart, and forgotten by a guest', async () => {
    const visitor = await signedInCustomer(shop(), {}, 'EMPLOYEE')
    await visitor.profile()
    const { id } = await visitor.call('POST /cart/v1/cart', {})
    expect(visitorFacts(visitor)).toEqual({ cartId: id, units: 0, loggedIn: true, employee: true })
    visitor.cookies.delete('welt_session')
    await visitor.call('POST /token/v2/auth/token', {})
    const cart = await visitor.call('POST /cart/v1/cart', {})
    expect(visitorFacts(visitor)).toEqual({ cartId: cart.id, units: 0 })
  })

  it('tells that a customer is not there any more', async () => {
    const visitor = await signedInCustomer(shop())
    await shop().database.sql.delete(customer).where(eq(customer.id, visitor.customerId))
    await visitor.refused('AUT404', read, {})
    await visitor.refused('AUT404', change, {
      body: { consumerProfile: { preferences: { interests: 'a' } } },
    })
  })
}
