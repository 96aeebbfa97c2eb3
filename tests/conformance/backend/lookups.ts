import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { customer } from '#src/backend/customer/customer-tables.ts'
import { clientHeader } from '#src/contract/headers.ts'
import { signedInCustomer } from './customers.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor, refusal, shopper } from './visitor.ts'

const find = 'GET /consumers-v3/consumer/lookup'
const retrieve = 'POST /consumers-v3/consumer/retrieveUserData'
const note = 'POST /consumers-v3/consumer'
const signUp = 'POST /consumers-v3/auth/signup'

const grace = { firstName: 'Grace', lastName: 'Hopper', postalCode: '10001' }
let noted = 0

/** Finding customers. */
export const describeLookups = (shop: () => Shop): void => {
  const associate = () => signedInCustomer(shop(), {}, 'ASSOCIATE')
  const newEmail = () => {
    noted += 1
    return `noted-${noted}@example.com`
  }
  const registered = () => signedInCustomer(shop(), { termsAcceptedAt: opening })

  it('tells whether somebody signs in or signs up, by the same statement and in the same words', async () => {
    const owner = await registered()
    const guest = await shopper(shop().backend)
    shop().statements.length = 0
    expect(await guest.call(find, { query: { email: owner.email.toUpperCase() } })).toEqual({
      isRegistered: true,
    })
    const known = [...shop().statements]
    shop().statements.length = 0
    expect(await guest.call(find, { query: { email: 'nobody@example.com' } })).toEqual({
      isRegistered: false,
    })
    expect(shop().statements).toEqual(known)
    await createVisitor(shop().backend).refused('AUT404', find, { query: { email: owner.email } })
  })

  it('tells one client of sixty emails in ten minutes, by however many sessions and processes', async () => {
    const headers = { [clientHeader]: '203.0.113.61' }
    const looked = async (at: number) => {
      const guest = await shopper(at % 2 === 0 ? shop().backend : shop().another())
      return guest.send('GET', `/consumers-v3/consumer/lookup?email=guess-${at}@example.com`, { headers })
    }
    const responses = await Promise.all(Array.from({ length: 70 }, (_, at) => looked(at)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(60)
    const [refused] = responses.filter(({ status }) => status !== 200)
    if (!refused) throw new Error('some are refused')
    await refusal(refused, 'GEN429')
  })

  it('tells an associate who it is, by email or phone, and nobody else', async () => {
    const phone = '+12125550177'
    const owner = await signedInCustomer(shop(), { termsAcceptedAt: opening, phone })
    const staff = await associate()
    const { customerId: consumerId, email } = owner
    const found = {
      isRegistered: true,
      consumer: { consumerId, email, firstName: 'Ada', lastName: 'Lovelace' },
    }
    expect(await staff.call(find, { query: { email } })).toEqual(found)
    expect(await staff.call(find, { query: { phone: '(212) 555 - 0177' } })).toEqual(found)
    expect(await staff.call(find, { query: { phone: '212 555 0178' } })).toEqual({ isRegistered: false })
    await owner.refused('AUT432', find, { query: { phone } })
    await (await shopper(shop().backend)).refused('AUT432', find, { query: { phone } })
  })

  it('lets an associate note a customer, who then fills a sign-up form with it', async () => {
    const staff = await associate()
    const email = newEmail()
    const { consumerId } = await staff.call(note, { body: { ...grace, email, phone: '2125550166' } })
    const guest = await shopper(shop().backend)
    expect(await guest.call(find, { query: { email } })).toEqual({ isRegistered: false })
    expect(await guest.call(retrieve, { body: { consumerId, email: email.toUpperCase() } })).toEqual({
      ...grace,
      consumerId,
      email,
    })
    await guest.refused('CCN404', retrieve, { body: { consumerId, email: 'nobody@example.com' } })
    await staff.refused('PRO400', note, { body: { ...grace, email } })
    await staff.refused('AUT444', note, { body: { ...grace, email: newEmail(), phone: '2125550166' } })
    await staff.refused('PRO414', note, { body: { ...grace, email: newEmail(), phone: '1' } })
    await staff.refused('AUT453', note, { body: { ...grace, email: 'grace@localhost' } })
    await shop()
      .database.sql.update(customer)
      .set({ termsAcceptedAt: opening })
      .where(eq(customer.id, consumerId))
    await guest.refused('CCN404', retrieve, { body: { consumerId, email } })
  })

  it('has whom an associate noted sign up as the same customer, and once', async () => {
    const staff = await associate()
    const email = newEmail()
    const { consumerId } = await staff.call(note, { body: { ...grace, email, phone: '2125550155' } })
    const guest = await shopper(shop().backend)
    const form = {
      email: email.toUpperCase(),
      password: 'Tr4il-and-ridge',
      firstName: 'Grace',
      lastName: 'Murray',
      isTermsConfirmed: true,
    } as const
    const other = await staff.call(note, { body: { ...grace, email: newEmail(), phone: '2125550156' } })
    expect(other.consumerId).not.toBe(consumerId)
    await guest.refused('AUT444', signUp, { body: { ...form, phone: '+12125550156' } })
    expect(await guest.call(signUp, { body: form })).toMatchObject({ consumerId })
    const [stored] = await shop().database.sql.select().from(customer).where(eq(customer.id, consumerId))
    expect(stored).toMatchObject({ lastName: 'Murray', phone: null, postalCode: null, email })
    await guest.refused('AUT439', signUp, { body: form })
    expect(await guest.call(find, { query: { email } })).toEqual({ isRegistered: true })
  })

  it('tells nothing of accounts by the id and email of one', async () => {
    const owner = await registered()
    const guest = await shopper(shop().backend)
    await guest.refused('CCN404', retrieve, { body: { consumerId: owner.customerId, email: owner.email } })
  })

  it('lets nobody but associates note customers, or make themselves something', async () => {
    const owner = await registered()
    await owner.refused('AUT432', note, { body: { ...grace, email: newEmail() } })
    await (await shopper(shop().backend)).refused('AUT404', note, { body: { ...grace, email: newEmail() } })
    const staff = await associate()
    for (const field of ['consumerType', 'points', 'consumerId']) {
      const body = { ...grace, email: newEmail(), [field]: 'EMPLOYEE' }
      await refusal(await staff.send('POST', '/consumers-v3/consumer', { body }), 'ATTR300')
    }
  })

  it('asks for an email or a phone', async () => {
    const guest = await shopper(shop().backend)
    const { error } = await refusal(await guest.send('GET', '/consumers-v3/consumer/lookup'), 'ATTR100')
    expect(error.additionalInfo).toEqual({ field: 'email' })
    await guest.refused('AUT453', find, { query: { email: 'ada' } })
  })
}
