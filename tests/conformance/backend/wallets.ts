import { expect, it } from 'vitest'
import { sessionCalls } from '#src/contract/payments/session-calls.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { opening, type Shop } from './shop.ts'

const open = 'GET /cart/v1/paymentSession'
const add = 'POST /cart/v1/cart/{basketId}/paymentInstruments'

const page = 'http://shop.test/en-us/cart'

/** Wallets: their sessions, and what they pay. */
export const describeWallets = (shop: () => Shop): void => {
  keepStock(shop)
  const { checkingOut } = createCheckout(shop)

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
  })
}
