import { and, eq, inArray } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { associateSettings } from '#src/base/associate-settings.ts'
import { storeEmployee } from '#src/backend/customer/store-employee-tables.ts'
import { associateAct } from '#src/backend/associates/associate-tables.ts'
import { loginSession } from '#src/backend/identity/identity-tables.ts'
import { credentials, member, newEmail } from './accounts.ts'
import { signedInCustomer } from './customers.ts'
import { opening, type Shop } from './shop.ts'
import { portland, portlandAssociate, seattle, sellingAssociate } from './staff.ts'
import { refusal, shopper } from './visitor.ts'

const login = 'POST /consumers-v3/consumer/agent/login'
const session = 'GET /consumers-v3/consumer/agent'
const choose = 'PUT /consumers-v3/consumer/agent/customer'
const employees = 'GET /consumers-v3/utilities/stores/{storeId}/employees'
const token = 'POST /token/v2/auth/token'

const after = (minutes: number): string => new Date(Date.parse(opening) + minutes * 60_000).toISOString()

/** Associates of a store, who sign in to it and buy for customers. */
export const describeAssociates = (shop: () => Shop): void => {
  const actsOf = async (associateId: string) =>
    shop()
      .database.sql.select()
      .from(associateAct)
      .where(eq(associateAct.associateId, associateId))
      .orderBy(associateAct.at, associateAct.id)

  afterEach(() => shop().setTime(opening))

  it('sign in to the store they work in, by their own password', async () => {
    const associate = await portlandAssociate(shop(), 'P-21')
    const signedIn = await associate.signIn()
    const inStoreSalesInfo = {
      storeId: portland,
      storeName: 'Marlow Portland',
      storeEmployeeId: 'P-21',
      storeEmployeeName: 'Robin O’Neil-Ångström',
    }
    expect(signedIn).toMatchObject({ consumerType: 'ASSOCIATE', inStoreSalesInfo })
    expect(await associate.call(session, {})).toEqual({ inStoreSalesInfo })
    expect(associate.cookies.get('welt_associate')).toBe('1')
    const { events } = await (async () => {
      await associate.account.signIn()
      return associate.account.call('GET /consumers-v3/consumer/activity', {})
    })()
    expect(events.map(({ kind }) => kind)).toContain('agentSignedIn')
  })

  it('are refused in a store they do not work in, and customers in every store', async () => {
    const associate = await portlandAssociate(shop())
    const body = { ...credentials(associate.account.email), storeId: seattle }
    await associate.refused('STR404', login, { body })
    await associate.refused('STR404', login, { body: { ...body, storeId: 'nowhere' } })
    const customer = await member(shop())
    await customer.refused('AUT432', login, { body: { ...credentials(customer.email), storeId: portland } })
  })

  it('are told of wrong passwords and locked out as customers are', async () => {
    const associate = await portlandAssociate(shop())
    const wrong = { ...credentials(associate.account.email, 'Not-this-one-1'), storeId: portland }
    const refused = async (errorId: 'AUT401' | 'AUT426' | 'AUT423') => {
      const answer = await associate.send('POST', '/consumers-v3/consumer/agent/login', { body: wrong })
      await refusal(answer, errorId)
    }
    for (let tried = 1; tried <= 8; tried += 1) await refused('AUT401')
    await refused('AUT426')
    await refused('AUT423')
    const right = { ...credentials(associate.account.email), storeId: portland }
    await associate.refused('AUT423', login, { body: right })
    const nobody = { ...credentials(newEmail()), storeId: portland }
    await associate.refused('AUT401', login, { body: nobody })
  })

  it('sign in for themselves as customers, who have no store and sell to nobody', async () => {
    const { account } = await portlandAssociate(shop())
    await account.signIn()
    await account.refused('AUT432', session, {})
    await account.refused('AUT432', choose, { body: { consumerId: null } })
    expect(await account.call('GET /consumers-v3/consumer', {})).toMatchObject({ consumerType: 'ASSOCIATE' })
    account.cookies.set('welt_associate', '1')
    await account.signIn()
    expect(account.cookies.get('welt_associate')).toBe('')
  })

  it('see who works in their own store, and nobody else sees that', async () => {
    const associate = await sellingAssociate(shop(), 'P-31')
    const { employees: listed } = await associate.call(employees, { path: { storeId: portland } })
    expect(listed).toContainEqual({
      storeEmployeeId: 'P-31',
      storeEmployeeName: 'Robin O’Neil-Ångström',
    })
    await associate.refused('STR404', employees, { path: { storeId: seattle } })
    const customer = await signedInCustomer(shop())
    await customer.refused('AUT432', employees, { path: { storeId: portland } })
    await (await shopper(shop().backend)).refused('AUT404', employees, { path: { storeId: portland } })
  })

  it('are no customers: no call of an account is theirs', async () => {
    const associate = await sellingAssociate(shop())
    await associate.refused('AUT432', 'GET /consumers-v3/consumer', {})
    await associate.refused('AUT432', 'GET /consumers-v3/consumer/activity', {})
    await associate.refused('AUT432', 'GET /consumers-v3/consumer/personalData', {})
    await associate.refused('AUT432', 'PUT /consumers-v3/consumer/loyalty/enrollment', {
      body: { optin: true },
    })
  })

  it('choose whom they buy for, change and clear that, and it is on the record of both', async () => {
    const associate = await sellingAssociate(shop(), 'P-41')
    const customer = await signedInCustomer(shop())
    const { customerId: consumerId, email } = customer
    const chosen = { consumerId, email, firstName: 'Ada', lastName: 'Lovelace' }
    expect(await associate.buyFor(consumerId)).toMatchObject({ customer: chosen })
    expect(await associate.call(session, {})).toMatchObject({ customer: chosen })
    expect(await associate.buyFor(null)).not.toHaveProperty('customer')
    const acts = await actsOf(associate.account.consumerId)
    expect(new Set(acts.map(({ kind, forCustomerId }) => `${kind} ${forCustomerId}`))).toEqual(
      new Set(['signedIn null', `customerChosen ${consumerId}`, `customerCleared ${consumerId}`]),
    )
    expect(acts[0]).toMatchObject({ storeId: portland, employeeId: 'P-41', userAgent: '' })
    const { events } = await customer.call('GET /consumers-v3/consumer/activity', {})
    expect(events).toMatchObject([{ kind: 'agentActed', actor: 'Marlow Portland, P-41' }])
  })

  it('buy neither for nobody nor for themselves', async () => {
    const associate = await sellingAssociate(shop())
    await associate.refused('CCN404', choose, { body: { consumerId: crypto.randomUUID() } })
    await associate.refused('CCN404', choose, { body: { consumerId: associate.account.consumerId } })
  })

  it('are noted when they look somebody up, and when they note a customer', async () => {
    const associate = await sellingAssociate(shop())
    const customer = await signedInCustomer(shop(), { termsAcceptedAt: opening })
    const find = 'GET /consumers-v3/consumer/lookup'
    await associate.send('GET', `/consumers-v3/consumer/lookup?email=${encodeURIComponent(customer.email)}`)
    await associate.call(find, { query: { email: newEmail() } })
    const { consumerId } = await associate.call('POST /consumers-v3/consumer', {
      body: { email: newEmail(), firstName: 'Grace', lastName: 'Hopper' },
    })
    const acts = await actsOf(associate.account.consumerId)
    const found = acts.filter(({ kind }) => kind === 'lookedUp')
    expect(new Set(found.map(({ forCustomerId }) => forCustomerId))).toEqual(
      new Set([customer.customerId, null]),
    )
    expect(JSON.stringify(acts)).not.toContain(customer.email)
    expect(acts).toContainEqual(expect.objectContaining({ kind: 'customerNoted', forCustomerId: consumerId }))
  })

  it('stay signed in while they work, and no longer than their time-out after that', async () => {
    const { idleMinutes } = associateSettings
    const associate = await sellingAssociate(shop())
    for (const minutes of [idleMinutes - 1, 2 * idleMinutes - 2, 3 * idleMinutes - 3]) {
      shop().setTime(after(minutes))
      await associate.call(session, {})
    }
    shop().setTime(after(4 * idleMinutes - 2))
    await associate.refused('AUT404', session, {})
    expect(await associate.call(token, {})).toMatchObject({ consumerType: 'GUEST' })
    expect((await actsOf(associate.account.consumerId)).map(({ kind }) => kind)).toContain('timedOut')
  })

  it('are not brought back by a refresh token after their time-out', async () => {
    const associate = await sellingAssociate(shop())
    associate.cookies.delete('welt_session')
    shop().setTime(after(associateSettings.idleMinutes + 1))
    await associate.refused('AUT404', session, {})
  })

  it('keep store and customer as their token is renewed, until they leave the store', async () => {
    const associate = await sellingAssociate(shop())
    const customer = await signedInCustomer(shop())
    await associate.buyFor(customer.customerId)
    associate.cookies.delete('welt_session')
    expect(await associate.call(session, {})).toMatchObject({
      inStoreSalesInfo: { storeId: portland },
      customer: { consumerId: customer.customerId },
    })
    const own = eq(storeEmployee.customerId, associate.account.consumerId)
    await shop().database.sql.delete(storeEmployee).where(own)
    associate.cookies.delete('welt_session')
    await associate.refused('AUT404', session, {})
  })

  it('sign out, which is noted, and leave nothing to the next who shops there', async () => {
    const associate = await sellingAssociate(shop())
    const out = await associate.call('POST /consumers-v3/consumer/auth/signout', { body: {} })
    expect(out).toMatchObject({ consumerType: 'GUEST' })
    await associate.refused('AUT404', session, {})
    const ended = await shop()
      .database.sql.select({ endedAt: loginSession.endedAt })
      .from(loginSession)
      .where(eq(loginSession.customerId, associate.account.consumerId))
    expect(ended.every(({ endedAt }) => endedAt !== null)).toBe(true)
    expect((await actsOf(associate.account.consumerId)).map(({ kind }) => kind)).toContain('signedOut')
  })

  it('are named no more in the log once their account or the customer’s is gone', async () => {
    const associate = await sellingAssociate(shop())
    const customer = await signedInCustomer(shop())
    await associate.buyFor(customer.customerId)
    await customer.call('DELETE /consumers-v3/consumer', { body: { email: customer.email } })
    expect(await associate.call(session, {})).not.toHaveProperty('customer')
    const named = and(
      inArray(associateAct.forCustomerId, [customer.customerId]),
      eq(associateAct.kind, 'customerChosen'),
    )
    expect(await shop().database.sql.select().from(associateAct).where(named)).toEqual([])
    expect((await actsOf(associate.account.consumerId)).map(({ kind }) => kind)).toContain('customerChosen')
  })

  it('are made by nobody else: what a body names besides is refused, and a token is not forged', async () => {
    const customer = await member(shop())
    await customer.signIn()
    const forged = {
      ...{ consumerType: 'ASSOCIATE', storeId: portland, sale: { storeId: portland } },
      inStoreSalesInfo: { storeId: portland },
    }
    for (const [field, value] of Object.entries(forged)) {
      const body = { ...credentials(customer.email), [field]: value }
      await refusal(await customer.send('POST', '/consumers-v3/auth/signin', { body }), 'ATTR300')
    }
    customer.cookies.set('welt_associate', '1')
    await customer.refused('AUT432', session, {})
    const [head = '', , signature = ''] = (customer.cookies.get('welt_session') ?? '').split('.')
    const claims = { sub: customer.consumerId, aud: 'welt', exp: 4_000_000_000, customer: forged }
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
    customer.cookies.set('welt_session', `${head}.${payload}.${signature}`)
    customer.cookies.delete('welt_refresh')
    await customer.refused('AUT404', session, {})
  })
}
