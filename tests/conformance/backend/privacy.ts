import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { home } from '#tests/fixtures/addresses.ts'
import { shopOrder } from '#src/backend/orders/store/order-tables.ts'
import { copyOrder } from './copied-orders.ts'
import { signedInCustomer } from './customers.ts'
import { opening, type Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const read = 'GET /consumers-v3/consumer/personalData'
const forget = 'DELETE /consumers-v3/consumer'

const address = {
  approachType: 'S',
  firstName: 'Ada',
  lastName: 'Lovelace',
  addressLine1: '12 Mercer Street',
  city: 'New York',
  countryCode: 'US',
  province: 'NY',
  postalCode: '10001',
  email: 'ada@example.com',
  phone: '+12125550142',
} as const

/** What a person may ask of the shop about their data. */
export const describePrivacy = (shop: () => Shop): void => {
  let people = 0
  /** A customer of whom every domain knows something. */
  const known = async () => {
    people += 1
    const owner = await signedInCustomer(shop(), { birthDate: '1990-12-31' })
    const cart = await owner.call('POST /cart/v1/cart', {})
    const item = { cartId: cart.id, productId: 'FELLBOOT1', upc: 'boot-frn-8' }
    await owner.call('POST /cart/v1/item', { body: item })
    await owner.call('POST /wishlists/v2/favorites', {
      body: { id: 'WOOLSOCKS', qty: 1, itemType: 'product' },
    })
    await owner.call('POST /consumers-v3/consumer/address', { body: address })
    await owner.call('PUT /consumers-v3/consumer/loyalty/enrollment', { body: { optin: true } })
    const sms = { channel: 'sms', recipient: `+1212556${1000 + people}` } as const
    await owner.call('POST /consumers-v3/consumer/subscription', { body: sms })
    const news = { channel: 'email', recipient: owner.email } as const
    await owner.call('POST /consumers-v3/consumer/subscription', { body: news })
    const waited = { productId: 'FELLBOOT1', upc: 'boot-frn-10' }
    await owner.call('PUT /products/v1/notifications', { body: waited })
    const letter = {
      subject: 'PRIVACY',
      firstName: 'Ada',
      lastName: 'Lovelace',
      message: 'What do you know of me?',
    }
    await owner.call('POST /consumers-v3/contactus', {
      body: { ...letter, subject: 'PRIVACY', email: owner.email },
    })
    const path = { basketId: cart.id }
    await owner.call('POST /cart/v2/cart/{basketId}/shippingAddress', {
      path,
      body: { addresses: [{ ...home, email: owner.email }] },
    })
    const typed = { number: '4111111111111111', expiry: '03/39', code: '737' }
    const { token } = await owner.call('POST /acquirer/v1/cards', { body: typed })
    await owner.call('POST /consumers-v3/consumer/payment_instruments', { body: { token } })
    const paymentMethod = { code: 'PAYPAL' } as const
    await owner.call('PUT /cart/v2/checkout/order', { body: { cartId: cart.id, paymentMethod } })
    return owner
  }

  /** How many rows of the whole database name a person, by table. */
  const tracesOf = async ({
    customerId,
    email,
  }: {
    customerId: string
    email: string
  }): Promise<Record<string, number>> => {
    const { rows } = await shop().database.sql.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const traces: Record<string, number> = {}
    for (const { name } of rows) {
      const table = String(name)
      const found = await shop().database.sql.execute(
        sql`select count(*)::int as rows from ${sql.identifier(table)} one where one::text like ${`%${customerId}%`}
          or one::text like ${`%${email}%`}`,
      )
      const count = Number(found.rows[0]?.['rows'])
      if (count > 0) traces[table] = count
    }
    return traces
  }

  it('gives a person all that the shop holds of them, and nobody else', async () => {
    const owner = await known()
    const { consumerId, exportedAt, data } = await owner.call(read, {})
    expect({ consumerId, exportedAt }).toEqual({ consumerId: owner.customerId, exportedAt: opening })
    expect(data).toMatchObject({
      customer: { email: owner.email, birthDate: '1990-12-31' },
      addresses: [{ fields: { addressLine1: '12 Mercer Street' } }],
      member: { optin: true },
      loyaltyEntries: [{ kind: 'welcome' }],
      subscriptions: [{ channel: 'sms' }],
      carts: [{ items: [{ productId: 'FELLBOOT1' }] }],
      favorites: [{ productId: 'WOOLSOCKS' }],
      savedForLater: [],
      orders: [
        {
          currency: 'USD',
          tenders: [{ method: 'PAYPAL' }],
          content: { shipments: [{ address: { ...home, email: owner.email } }] },
        },
      ],
      savedCards: [{ brand: 'visa', lastSigns: '1111' }],
      promotionUses: [],
      stockRequests: [{ productId: 'FELLBOOT1', upc: 'boot-frn-10' }],
      messages: [{ message: 'What do you know of me?' }],
      logins: [{ address: '203.0.113.7' }],
      securityEvents: [],
      passkeys: [],
    })
    const other = await signedInCustomer(shop())
    expect(JSON.stringify(await other.call(read, {}))).not.toContain(owner.customerId)
    await (await shopper(shop().backend)).refused('AUT404', read, {})
  })

  it('reads many orders with as many statements as one', async () => {
    const owner = await known()
    const statementsOf = async (): Promise<number> => {
      shop().statements.length = 0
      await owner.call(read, {})
      return shop().statements.length
    }
    const { sql: db } = shop().database
    const [order] = await db.select().from(shopOrder).where(eq(shopOrder.ownerId, owner.customerId))
    const before = await statementsOf()
    await copyOrder(shop(), order?.orderNumber ?? '', ['W9800000001', 'W9800000002'], opening)
    expect(await statementsOf()).toBe(before)
    await db.delete(shopOrder).where(eq(shopOrder.ownerId, owner.customerId))
  })

  it('deletes an account, and leaves no trace of it in any table', async () => {
    const owner = await known()
    const other = await known()
    const before = await tracesOf(other)
    expect(Object.keys(before).length).toBeGreaterThan(6)
    await owner.refused('PRO418', forget, { body: { email: other.email } })
    expect(await tracesOf(owner)).toEqual(before)
    const token = owner.cookies.get('welt_session') ?? ''
    expect(await owner.call(forget, { body: { email: owner.email.toUpperCase() } })).toEqual({
      deletedAt: opening,
    })
    expect(await tracesOf(owner)).toEqual({})
    expect(await tracesOf(other)).toEqual(before)
    for (const name of ['welt_session', 'welt_refresh', 'welt_favorites'])
      expect(owner.cookies.get(name)).toBe('')
    owner.cookies.set('welt_session', token)
    await owner.refused('AUT404', read, {})
    await owner.refused('AUT404', forget, { body: { email: owner.email } })
    await owner.refused('AUT404', 'POST /consumers-v3/consumer/address', { body: address })
  })

  it('deletes nothing for customers who have not lately proven who they are', async () => {
    const owner = await signedInCustomer(shop())
    shop().setTime('2026-06-01T10:11:00.000Z')
    const { additionalInfo } = await owner.refused('AUT432', forget, { body: { email: owner.email } })
    expect(additionalInfo).toEqual({ reason: 'signInAgain' })
    shop().setTime(opening)
    expect(await owner.call(read, {})).toMatchObject({ consumerId: owner.customerId })
  })

  it('is asked by nobody who is not signed in', async () => {
    await (await shopper(shop().backend)).refused('AUT404', forget, { body: { email: 'ada@example.com' } })
  })
}
