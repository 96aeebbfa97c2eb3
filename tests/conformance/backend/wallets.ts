import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { CallInput } from '#src/contract/calls.ts'
import { sessionCalls } from '#src/contract/payments/session-calls.ts'
import { orderTender } from '#src/backend/orders/store/order-tables.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { home } from '#tests/fixtures/addresses.ts'
import { opening, type Shop } from './shop.ts'

const open = 'GET /cart/v1/paymentSession'
const add = 'POST /cart/v1/cart/{basketId}/paymentInstruments'

const address = 'POST /cart/v2/cart/{basketId}/shippingAddress'

const page = 'http://shop.test/en-us/cart'

/** Wallets: their sessions, and what they pay. */
export const describeWallets = (shop: () => Shop): void => {
  keepStock(shop)
  const { checkingOut, confirmed } = createCheckout(shop)

  /** By hand, as each session is another one. */
  const sessionOf = async (query: Record<string, string>) => {
    const { send } = await checkingOut()
    const search = new URLSearchParams(query)
    const response = await send('GET', `/cart/v1/paymentSession?${search}`, {
      headers: { 'x-locale': 'fr-ca' },
    })
    return sessionCalls[open].out.parse(await response.json())
  }

  it('opens a session of its own for each sheet, and of pages of this shop alone', async () => {
    const query = { paymentMethodId: 'DW_APPLE_PAY' } as const
    const session = await sessionOf({ ...query, referer: page })
    expect(session).toMatchObject({
      success: true,
      provider: 'embedded',
      locale: 'fr-ca',
      meta: { merchantSession: { domainName: 'shop.test', epochTimestamp: Date.parse(opening) } },
    })
    const other = await sessionOf({ ...query, referer: '/fr-ca/cart' })
    expect(other.meta.merchantSession?.nonce).not.toBe(session.meta.merchantSession?.nonce)
    const { refused } = await checkingOut()
    for (const referer of ['https://elsewhere.example/en-us/cart', '//elsewhere.example', 'http://'])
      expect((await refused('PYT400', open, { query: { ...query, referer } })).additionalInfo).toEqual({
        field: 'referer',
      })
  })

  it('opens no session for a card without a wallet', async () => {
    const query = { referer: page, paymentMethodId: 'CREDIT_CARD' } as const
    expect(await sessionOf({ ...query, paymentMethod: 'paypal' })).toEqual({
      ...{ success: true, provider: 'embedded', meta: {}, locale: 'fr-ca' },
    })
    await (await checkingOut()).refused('PYT405', open, { query })
  })

  it('pays with what a wallet gave the page, which nothing shows', async () => {
    const { call, refused, cartId } = await checkingOut()
    const path = { basketId: cartId }
    const method = { payment_method_id: 'DW_APPLE_PAY' } as const
    await refused('PYT400', add, { path, body: method })
    const additionalDetails = { paymentData: 'what only the provider reads' }
    const cart = await call(add, { path, body: { ...method, additionalDetails } })
    expect(cart.payment_instruments).toMatchObject([{ ...method, amount: cart.totals.total }])
    expect(JSON.stringify(cart)).not.toContain('only the provider')
    const order = await call('PUT /cart/v2/checkout/order', { body: { cartId } })
    expect(order).toMatchObject({ st: 'authorised', paymentMethod: [{ code: 'DW_APPLE_PAY' }] })
    expect(JSON.stringify(order)).not.toContain('only the provider')
    const own = eq(orderTender.orderNumber, order.orderNumber)
    const stored = await shop().database.sql.select().from(orderTender).where(own)
    expect(stored).toMatchObject([{ source: { payment: { kind: 'wallet', payload: '' } } }])
  })

  it('orders from a cart beside the visitor’s own, which they keep', async () => {
    const visitor = await checkingOut()
    const { call, cookies, cartId } = visitor
    const own = cookies.get('welt_visitor')
    cookies.set('welt_express', 'new')
    const item = { productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 1, maxQty: 1 }
    const cart = await call('POST /cart/v1/cartWithItem', { body: item })
    expect(cart.id).not.toBe(cartId)
    cookies.set('welt_express', cart.id)
    const path = { basketId: cart.id }
    const context = 'APPLE_PAY_EXPRESS'
    const body = { addresses: [home], context } satisfies CallInput<typeof address>['body']
    await call(address, { path, body })
    await call('POST /cart/v1/cart/prepareOrder', { body: path })
    const paymentMethod = { code: 'DW_APPLE_PAY', additionalData: { paymentData: 'sealed' } } as const
    const order = await call('PUT /cart/v2/checkout/order', { body: { cartId: cart.id, paymentMethod } })
    expect(order.st).toBe('authorised')
    expect(cookies.get('welt_visitor')).toBe(own)
    expect((await call('GET /cart/v1/cart/{basketId}', { path: { basketId: cartId } })).items).toHaveLength(1)
  })

  it('leaves the visitor their cart where a payment for another one is refused at its provider', async () => {
    const visitor = await checkingOut()
    const { call, cookies, cartId } = visitor
    const item = { productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 1, maxQty: 1 }
    cookies.set('welt_express', 'new')
    const own = cookies.get('welt_visitor')
    const cart = await call('POST /cart/v1/cartWithItem', { body: item })
    cookies.set('welt_express', cart.id)
    const path = { basketId: cart.id }
    await call(address, { path, body: { addresses: [home], context: 'PAYPAL_EXPRESS' } })
    const paymentMethod = { code: 'PAYPAL' } as const
    const waiting = await call('PUT /cart/v2/checkout/order', { body: { cartId: cart.id, paymentMethod } })
    const { orderNumber } = waiting
    const response = await visitor.send('PATCH', `/cart/v2/checkout/order/${orderNumber}`, {
      body: { paymentMethod: { code: 'PAYPAL', additionalData: await confirmed(orderNumber, false) } },
    })
    expect(response.status).toBe(402)
    expect(cookies.get('welt_visitor')).toBe(own)
    expect((await call('GET /cart/v1/cart/{basketId}', { path: { basketId: cartId } })).items).toHaveLength(1)
  })
}
