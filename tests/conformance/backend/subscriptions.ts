import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { customer } from '#src/backend/customer/customer-tables.ts'
import { confirmEmail } from '#src/backend/customer/customer-identity.ts'
import { subscription } from '#src/backend/customer/subscriptions/subscription-tables.ts'
import { signedInCustomer } from './customers.ts'
import { purgeAt } from './purging.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor, refusal, shopper } from './visitor.ts'

const subscribe = 'POST /consumers-v3/consumer/subscription'
const change = 'PUT /consumers-v3/consumer/subscription'
const list = 'GET /consumers-v3/consumer/subscription'
const confirm = 'POST /consumers-v3/consumer/subscription/confirm/{token}'
const unsubscribe = 'POST /consumers-v3/consumer/subscription/unsubscribe/{token}'
const notify = 'PUT /consumers-v3/consumer/notification'

const later = '2026-06-01T10:05:00.000Z'

let addresses = 0
const newAddress = () => {
  addresses += 1
  return `news-${addresses}@example.com`
}

/** What people want to be sent. */
export const describeSubscriptions = (shop: () => Shop): void => {
  const guest = () => shopper(shop().backend)
  const anybody = () => createVisitor(shop().backend)
  const mailed = (recipient: string) =>
    shop().mails.flatMap((mail) =>
      'to' in mail && mail.to === recipient && mail.message.kind === 'confirmSubscription'
        ? [{ locale: mail.locale, ...mail.message }]
        : [],
    )
  const tokenIn = (path = ''): string => new URL(path, 'http://shop.test').searchParams.get('token') ?? ''
  const confirmed = async (recipient: string) => {
    const token = tokenIn(mailed(recipient).at(-1)?.path)
    return anybody().call(confirm, { path: { token } })
  }

  it('asks an address to confirm, whoever names it, and tells the same whether it had subscribed', async () => {
    const recipient = newAddress()
    const visitor = await guest()
    const body = { channel: 'email', recipient: ` ${recipient.toUpperCase()}` } as const
    const first = await visitor.call(subscribe, { body }, 'fr-ca')
    expect(first).toEqual({ status: 'confirmationSent' })
    expect(mailed(recipient)).toMatchObject([{ locale: 'fr-ca' }])
    expect(await confirmed(recipient)).toEqual({ recipient })
    expect(await confirmed(recipient)).toEqual({ recipient })
    expect(await visitor.call(subscribe, { body }, 'fr-ca')).toEqual(first)
    expect(mailed(recipient)).toHaveLength(1)
  })

  it('does not write to one address more than three times in a day', async () => {
    const recipient = newAddress()
    const visitor = await guest()
    for (let at = 0; at < 5; at += 1) await visitor.call(subscribe, { body: { channel: 'email', recipient } })
    expect(mailed(recipient)).toHaveLength(3)
  })

  it('takes no link that is forged, too old, for another use, or from before an opt-out', async () => {
    const recipient = newAddress()
    await (await guest()).call(subscribe, { body: { channel: 'email', recipient } })
    const [mail] = mailed(recipient)
    const token = tokenIn(mail?.path)
    const end = tokenIn(mail?.unsubscribePath)
    await anybody().refused('AUT402', confirm, { path: { token: end } })
    await anybody().refused('AUT402', unsubscribe, { path: { token } })
    const last = token.at(-5) === 'A' ? 'B' : 'A'
    await anybody().refused('AUT402', confirm, {
      path: { token: token.slice(0, -5) + last + token.slice(-4) },
    })
    shop().setTime('2026-06-09T10:00:00.000Z')
    await anybody().refused('AUT402', confirm, { path: { token } })
    shop().setTime(opening)
    await anybody().call(unsubscribe, { path: { token: end } })
    await anybody().refused('AUT402', confirm, { path: { token } })
  })

  it('ends a subscription by one post without cookies, of the form that mail services send', async () => {
    const recipient = newAddress()
    await (await guest()).call(subscribe, { body: { channel: 'email', recipient } })
    await confirmed(recipient)
    const path = `/consumers-v3/consumer/subscription/unsubscribe/${tokenIn(mailed(recipient)[0]?.unsubscribePath)}`
    await refusal(await anybody().send('GET', path), 'API405')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const post = () => anybody().send('POST', path, { headers, text: 'List-Unsubscribe=One-Click' })
    for (const response of [await post(), await post()]) {
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ recipient })
    }
    await (await guest()).call(subscribe, { body: { channel: 'email', recipient } })
    expect(mailed(recipient)).toHaveLength(2)
  })

  it('subscribes a customer at once to the address they have confirmed, and shows it with the profile', async () => {
    const owner = await signedInCustomer(shop())
    const body = { channel: 'email', recipient: owner.email, category: 'trail' } as const
    expect(await owner.call(subscribe, { body })).toEqual({ status: 'confirmationSent' })
    await shop()
      .database.sql.update(customer)
      .set({ isConfirmedEmail: true })
      .where(eq(customer.id, owner.customerId))
    expect(await owner.call(subscribe, { body })).toEqual({ status: 'subscribed' })
    const { subscriptions } = await owner.call(list, {})
    expect(subscriptions).toEqual([
      {
        type: 'Newsletter',
        channel: 'email',
        optin: true,
        doubleOptin: true,
        recipient: owner.email,
        category: 'trail',
        country: 'US',
        region: 'NORA',
        optinDate: opening,
      },
    ])
    expect((await owner.profile()).subscriptions).toEqual(subscriptions)
  })

  it('gives a confirmed subscription to the customer who has proven that the address is theirs', async () => {
    const owner = await signedInCustomer(shop(), { isConfirmedEmail: true })
    await (await guest()).call(subscribe, { body: { channel: 'email', recipient: owner.email } })
    expect(await owner.call(list, {})).toEqual({ subscriptions: [] })
    await confirmed(owner.email)
    expect(await owner.call(list, {})).toMatchObject({
      subscriptions: [{ recipient: owner.email, optin: true }],
    })
  })

  it('leaves a subscription alone that an account of the same, unproven address was made and deleted for', async () => {
    const claimed = await signedInCustomer(shop())
    await (await guest()).call(subscribe, { body: { channel: 'email', recipient: claimed.email } })
    await confirmed(claimed.email)
    expect(await claimed.call(list, {})).toEqual({ subscriptions: [] })
    await claimed.call('DELETE /consumers-v3/consumer', { body: { email: claimed.email } })
    const real = await signedInCustomer(shop(), { email: claimed.email })
    const { sql: db } = shop().database
    expect(await db.transaction((tx) => confirmEmail(tx, real.customerId, claimed.email))).toBe(true)
    expect(await real.call(list, {})).toMatchObject({
      subscriptions: [{ recipient: claimed.email, optin: true }],
    })
  })

  it('opts in and out by the clock of the server, and only of what one has', async () => {
    const owner = await signedInCustomer(shop())
    const sms = { channel: 'sms', recipient: '(212) 555 - 0123' } as const
    await owner.call(subscribe, { body: { ...sms, optinDate: '1999-01-01T00:00:00.000Z' } })
    shop().setTime(later)
    const out = { ...sms, optin: false, optoutDate: '1999-01-01T00:00:00.000Z' }
    const { subscriptions } = await owner.call(change, { body: out })
    expect(subscriptions).toMatchObject([
      { recipient: '+12125550123', optin: false, optinDate: opening, optoutDate: later },
    ])
    expect(await owner.call(change, { body: out })).toEqual({ subscriptions })
    const back = await owner.call(change, { body: { ...sms, optin: true, category: 'sale' } })
    expect(back.subscriptions).toMatchObject([{ optin: true, category: 'sale', optinDate: later }])
    expect(back.subscriptions[0]).not.toHaveProperty('optoutDate')
    shop().setTime(opening)
    const other = await signedInCustomer(shop())
    await other.refused('CCN404', change, { body: out })
    await owner.refused('CCN404', change, { body: { ...sms, type: 'LoyaltyNewsletter', optin: false } })
  })

  it('opts another number of a customer out first, and takes nobody else’s', async () => {
    const owner = await signedInCustomer(shop())
    await owner.call(subscribe, { body: { channel: 'sms', recipient: '212 555 0111' } })
    await owner.call(subscribe, { body: { channel: 'sms', recipient: '212 555 0112' } })
    const { subscriptions } = await owner.call(list, {})
    expect(subscriptions.map(({ recipient, optin }) => `${recipient} ${optin}`)).toEqual([
      '+12125550111 false',
      '+12125550112 true',
    ])
    const other = await signedInCustomer(shop())
    await other.refused('AUT442', subscribe, { body: { channel: 'sms', recipient: '+12125550112' } })
    await (
      await guest()
    ).refused('AUT432', subscribe, { body: { channel: 'sms', recipient: '212 555 0113' } })
  })

  it.each([
    ['AUT453', { channel: 'email', recipient: 'ada@localhost' }],
    ['AUT453', { channel: 'email', recipient: 'ada@example.com\nBcc: all@example.com' }],
    ['PRO414', { channel: 'sms', recipient: '12345' }],
    ['ATTR300', { channel: 'email', recipient: 'ada@example.com', optin: true }],
    ['ATTR300', { channel: 'email', recipient: 'ada@example.com', customerId: 'another' }],
  ] as const)('refuses with %s %j', async (code, body) => {
    const owner = await signedInCustomer(shop())
    await refusal(await owner.send('POST', '/consumers-v3/consumer/subscription', { body }), code)
    expect(await owner.call(list, {})).toEqual({ subscriptions: [] })
  })

  it('forgets after a month who was never confirmed, and nobody who has opted out', async () => {
    const [unconfirmed, ended, subscribed] = [newAddress(), newAddress(), newAddress()]
    const visitor = await guest()
    for (const recipient of [unconfirmed, ended, subscribed])
      await visitor.call(subscribe, { body: { channel: 'email', recipient } })
    await confirmed(subscribed)
    const end = tokenIn(mailed(ended)[0]?.unsubscribePath)
    await anybody().call(unsubscribe, { path: { token: end } })
    const { sql } = shop().database
    const listed = async () => {
      const rows = await sql.select({ recipient: subscription.recipient }).from(subscription)
      return [unconfirmed, ended, subscribed].filter((one) => rows.some(({ recipient }) => recipient === one))
    }
    await purgeAt(shop(), 'subscriptions', '2026-06-30T10:00:00.000Z')
    expect(await listed()).toEqual([unconfirmed, ended, subscribed])
    await purgeAt(shop(), 'subscriptions', '2026-07-02T10:00:00.000Z')
    expect(await listed()).toEqual([ended, subscribed])
  })

  it('remembers what a customer is told of by itself', async () => {
    const owner = await signedInCustomer(shop())
    await owner.call(notify, { body: { orders: { sms: true } } })
    const body = { orders: { email: false }, loyalty: { email: true } }
    expect(await owner.call(notify, { body })).toEqual({
      orders: { sms: true, email: false },
      backInStock: {},
      loyalty: { email: true },
    })
    await (await guest()).refused('AUT404', notify, { body })
  })
}
