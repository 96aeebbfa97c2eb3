import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { beforeAll, expect, it } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/calls.ts'
import { staffCookie } from '#src/contract/cookies.ts'
import { errorResponseSchema } from '#src/contract/errors.ts'
import { billing, home } from '#tests/fixtures/addresses.ts'
import { createSoftwareAuthenticator } from '#tests/fixtures/software-authenticator.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { signedInCustomer } from './customers.ts'
import type { Shop } from './shop.ts'
import { staffVisitor } from './staff-visitor.ts'
import { shopper, type Visitor } from './visitor.ts'

const basket = '/cart/v1/cart/{basketId}'
const addresses = { addresses: [home] }
const address = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', addressLine1: '12 Mercer Street', city: 'New York' },
  ...{ countryCode: 'US', province: 'NY', postalCode: '10001', phone: '2125550142' },
  ...{ email: 'ada@example.com' },
}
const boot = { productId: 'FELLBOOT1', upc: 'boot-frn-8' }

const nobodysReview = { ...boot, reviewId: '5ff2f3a4-7d3c-4a52-9d0e-0c8f6f6b1d11' }

/** Ids of all that somebody has, by the names that addresses and bodies give them. */
type Ids = Readonly<
  Record<
    | ('basketId' | 'itemId' | 'addressId' | 'adjustmentId' | 'paymentInstrumentId' | 'tenderId' | 'orderId')
    | ('favoriteId' | 'favoriteItemId' | 'saveForlaterId' | 'savedItemId' | 'passkeyId' | 'sessionId'),
    string
  >
>

/** A call with ids of somebody else: what its address and its body name. */
type Try = {
  key: string
  /** Ids in the address that are called otherwise than in `Ids`. */
  path?: (ids: Ids) => Record<string, string>
  body?: (ids: Ids) => object
  /** Whether the cart is the thief's own, and the rest somebody else's. */
  isInOwnCart?: true
}

const tries: Try[] = [
  { key: `GET ${basket}` },
  { key: `PUT ${basket}/item`, body: ({ basketId: cartId, itemId }) => ({ cartId, itemId, qty: 2 }) },
  { key: 'POST /cart/v2/cart/{basketId}/saveForLater', body: ({ itemId }) => ({ itemId }) },
  { key: `PUT ${basket}/reward`, body: () => ({ appliedLoyaltyVoucher: 500 }) },
  { key: 'POST /cart/v2/cart/{basketId}/shippingAddress', body: () => addresses },
  { key: 'DELETE /cart/v2/cart/{basketId}/shippingAddress' },
  { key: `POST ${basket}/shippingAddress/validation`, body: () => addresses },
  { key: `PUT ${basket}/estimate`, body: () => ({ countryCode: 'US', postalCode: '10001' }) },
  { key: `POST ${basket}/billingAddress`, body: () => billing },
  { key: `DELETE ${basket}/billingAddress` },
  { key: `GET ${basket}/shippingMethod/{shippingId}`, path: () => ({ shippingId: 'me' }) },
  {
    key: `POST ${basket}/price_adjustments`,
    body: () => ({ level: 'ORDER', percent: 10, reason: 'A scratch' }),
  },
  { key: `PATCH ${basket}/price_adjustments/{adjustmentId}`, body: () => ({ percent: 90 }) },
  { key: `DELETE ${basket}/price_adjustments/{adjustmentId}` },
  {
    key: `PATCH ${basket}/price_adjustments/{adjustmentId}`,
    body: () => ({ percent: 90 }),
    isInOwnCart: true,
  },
  { key: `DELETE ${basket}/price_adjustments/{adjustmentId}`, isInOwnCart: true },
  { key: `GET ${basket}/paymentMethods` },
  { key: `POST ${basket}/paymentInstruments`, body: () => ({ payment_method_id: 'PAYPAL' }) },
  {
    key: `DELETE ${basket}/paymentInstruments`,
    body: ({ tenderId }) => ({ payment_instrument_id: tenderId }),
  },
  {
    key: `POST ${basket}/paymentInstruments`,
    body: ({ paymentInstrumentId }) => ({ payment_method_id: 'CREDIT_CARD', paymentInstrumentId }),
    isInOwnCart: true,
  },
  { key: 'PUT /consumers-v3/consumer/passkeys/{passkeyId}', body: () => ({ name: 'Mine' }) },
  { key: 'DELETE /consumers-v3/consumer/passkeys/{passkeyId}' },
  { key: 'DELETE /consumers-v3/consumer/sessions/{sessionId}' },
  { key: 'PUT /consumers-v3/consumer/address/{addressId}', body: () => address },
  { key: 'DELETE /consumers-v3/consumer/address/{addressId}' },
  {
    key: 'PATCH /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
    body: () => ({ main: true }),
  },
  { key: 'DELETE /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}' },
  {
    key: 'PATCH /cart/v2/checkout/order/{orderNumber}',
    path: ({ orderId: orderNumber }) => ({ orderNumber }),
    body: () => ({ paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result: 'ok' } } }),
  },
  { key: 'GET /consumers-v3/consumer/purchase/{orderId}' },
  {
    key: 'POST /consumers-v3/consumer/return/{orderId}/returnLabel',
    body: ({ itemId }) => ({ lines: [{ id: itemId, qty: 1, reason: 'CHANGED_MIND' }] }),
  },
  { key: 'POST /consumers-v3/consumer/withdrawal/{orderId}', body: () => ({}) },
  {
    key: 'DELETE /cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
    path: ({ savedItemId: itemId }) => ({ itemId }),
  },
  {
    key: 'DELETE /wishlists/v2/favorites/{favoriteId}/items/{itemId}',
    path: ({ favoriteItemId: itemId }) => ({ itemId }),
  },
  { key: 'POST /wishlists/v2/favorites/{favoriteId}/share' },
  { key: 'GET /products/v1/products/{productId}/reviews/purchase', path: () => boot },
  {
    key: 'POST /products/v1/products/{productId}/reviews',
    path: () => boot,
    body: () => ({ rating: 1, title: 'Bad', text: 'Never had it.', nickname: 'Eve' }),
  },
  {
    key: 'POST /products/v1/products/{productId}/review/{reviewId}/vote',
    path: () => nobodysReview,
    body: () => ({ helpful: false }),
  },
  {
    key: 'POST /products/v1/products/{productId}/review/{reviewId}/flag',
    path: () => nobodysReview,
    body: () => ({}),
  },
  // Ids that stand in bodies alone.
  { key: 'POST /cart/v1/item', body: ({ basketId: cartId }) => ({ cartId, ...boot }) },
  {
    key: 'POST /cart/v1/item',
    body: ({ basketId: cartId, saveForlaterId: saveForLaterId, savedItemId: itemId }) => ({
      ...{ cartId, ...boot },
      saveForLater: { saveForLaterId, itemId },
    }),
    isInOwnCart: true,
  },
  { key: 'PUT /cart/v1/coupon', body: ({ basketId: cartId }) => ({ cartId, code: 'HELLO' }) },
  {
    key: 'POST /cart/v1/deviceFingerPrint',
    body: ({ basketId: cartId }) => ({ cartId, deviceFingerPrint: 'mine' }),
  },
  { key: 'POST /cart/v1/cart/prepareOrder', body: ({ basketId }) => ({ basketId }) },
  {
    key: 'PUT /cart/v2/checkout/order',
    body: ({ basketId: cartId }) => ({ cartId, paymentMethod: { code: 'PAYPAL' } }),
  },
  {
    key: 'POST /consumers-v3/consumer/CancelOrder',
    body: ({ orderId: orderNumber }) => ({ orderNumber }),
  },
  {
    key: 'POST /consumers-v3/consumer/warranty',
    body: ({ orderId: orderNumber, itemId }) => ({ orderNumber, itemId, description: 'The sole came off.' }),
  },
]

/** Statuses of a call that is refused because what it names is not the caller's: one whose body is wrong has another. */
const notTheirs = [401, 403, 404, 409]

/** What a cart says of an adjustment of another one. */
const noSuchAdjustment = 'ATTR200'

const namedTables = z.array(z.object({ name: z.string() }))

/** What is asked of ids that are somebody else's. */
export const describeOthersIds = (shop: () => Shop): void => {
  keepStock(shop)
  const { cardPayment } = createCheckout(shop)
  let ids: Ids
  let thieves: { customer: Visitor; guest: Visitor }
  let ownCarts: { customer: string; guest: string }

  /** Every row of every table. */
  const allRows = async () => {
    const db = shop().database.sql
    const named = await db.execute(sql`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
    const rows = new Map<string, unknown>()
    for (const { name } of namedTables.parse(named.rows)) {
      const text = sql`select coalesce(string_agg(t::text, chr(10) order by t::text), '') as rows from ${sql.identifier(name)} t`
      rows.set(name, (await db.execute(text)).rows)
    }
    return rows
  }

  /** A customer with something of everything. */
  const owner = async (): Promise<Ids> => {
    const who = await signedInCustomer(shop())
    const { call, cookies } = who
    const { id: basketId } = await call('POST /cart/v1/cart', {})
    const path = { basketId }
    const fill = async () => {
      await call('POST /cart/v1/item', { body: { cartId: basketId, ...boot } })
      await call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body: addresses })
    }
    await fill()
    const paymentMethod = await cardPayment()
    const order = await call('PUT /cart/v2/checkout/order', { body: { cartId: basketId, paymentMethod } })
    await fill()
    await call('POST /cart/v1/item', { body: { cartId: basketId, ...boot, upc: 'boot-frn-9' } })
    const filled = await call('GET /cart/v1/cart/{basketId}', { path })
    const [itemId = '', savedId = ''] = filled.items.map(({ id }) => id)
    await call('POST /cart/v2/cart/{basketId}/saveForLater', { path, body: { itemId: savedId } })
    const saved = await call('GET /wishlists/v2/saveForLater', {})
    cookies.set(staffCookie, (await staffVisitor(shop())).cookies.get(staffCookie) ?? '')
    const body = { level: 'ORDER', percent: 5, reason: 'A scratch' } as const
    const adjusted = await call('POST /cart/v1/cart/{basketId}/price_adjustments', { path, body })
    const token = async () => (await cardPayment()).additionalData.token
    await call('POST /cart/v1/cart/{basketId}/paymentInstruments', {
      path,
      body: { payment_method_id: 'CREDIT_CARD', token: await token() },
    })
    const held = await call('GET /cart/v1/cart/{basketId}', { path })
    const { card } = await call('POST /consumers-v3/consumer/payment_instruments', {
      body: { token: await token() },
    })
    const favorites = await call('POST /wishlists/v2/favorites', { body: { id: boot.productId } })
    const own = await call('POST /consumers-v3/consumer/address', {
      body: { ...address, approachType: 'S' },
    })
    const authenticator = createSoftwareAuthenticator('http://shop.test')
    const { publicKey } = await call('POST /consumers-v3/consumer/passkeys/options', {})
    const credential = authenticator.create(publicKey.challenge)
    await call('POST /consumers-v3/consumer/passkeys', { body: { credential, name: 'A phone' } })
    const { sessions } = await call('GET /consumers-v3/consumer/sessions', {})
    return {
      ...{ basketId, itemId, orderId: order.orderNumber, addressId: own.addressId },
      adjustmentId: adjusted.price_adjustments[0]?.adjustmentId ?? '',
      tenderId: held.payment_instruments[0]?.payment_instrument_id ?? '',
      paymentInstrumentId: card.paymentInstrumentId,
      ...{ favoriteId: favorites.favoriteId ?? '', favoriteItemId: favorites.items[0]?.itemId ?? '' },
      ...{ saveForlaterId: saved.saveForLaterId ?? '', savedItemId: saved.items[0]?.itemId ?? '' },
      ...{ passkeyId: authenticator.id, sessionId: sessions[0]?.sessionId ?? '' },
    }
  }

  beforeAll(async () => {
    ids = await owner()
    const customer = await signedInCustomer(shop())
    const guest = await shopper(shop().backend)
    const staff = (await staffVisitor(shop())).cookies.get(staffCookie) ?? ''
    for (const { cookies } of [customer, guest]) cookies.set(staffCookie, staff)
    const { id } = await customer.call('POST /cart/v1/cart', {})
    thieves = { customer, guest }
    ownCarts = { customer: id, guest: guest.cartId }
  })

  it('has something of everything whose id a call takes', async () => {
    expect([...(await allRows()).keys()]).toEqual(expect.arrayContaining(['shop_order', 'cart', 'passkey']))
    expect(Object.entries(ids).filter(([, id]) => id === '')).toEqual([])
    // Those for associates alone name stores.
    const named = Object.entries<Call>(calls).filter(
      ([, { path, session }]) => path !== undefined && session !== false && session !== 'associate',
    )
    const tried = new Set(tries.map(({ key }) => key))
    expect(named.map(([key]) => key).filter((key) => !tried.has(key))).toEqual([])
  })

  it.each(
    tries.flatMap((one) => (['customer', 'guest'] as const).map((thief) => [one.key, thief, one] as const)),
  )('refuses %s with the ids of somebody else to a %s, and changes nothing (%#)', async (key, thief, one) => {
    const [method = '', address = ''] = key.split(' ')
    const wanted: Ids = one.isInOwnCart ? { ...ids, basketId: ownCarts[thief] } : ids
    const named: Record<string, string> = { ...wanted, ...one.path?.(wanted) }
    const path = address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name] ?? ''))
    const body = one.body?.(wanted)
    const before = await allRows()
    const response = await thieves[thief].send(method, path, body ? { body } : {})
    const { errorDetails } = errorResponseSchema.parse(await response.json())
    const isRefused = notTheirs.includes(response.status) || errorDetails[0]?.errorId === noSuchAdjustment
    expect({ isRefused, errorDetails }).toMatchObject({ isRefused: true })
    expect(await allRows()).toEqual(before)
  })
}
