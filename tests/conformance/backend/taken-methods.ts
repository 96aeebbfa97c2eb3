import { expect, it } from 'vitest'
import { openEmbeddedPayments } from '#src/backend/payments/open-embedded-payments.ts'
import type { OpenPayments } from '#src/backend/payments/opened-payments.ts'
import { paymentMethods, paysTheRest } from '#src/contract/payments/tenders.ts'
import { home } from '#tests/fixtures/addresses.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import type { Shop } from './shop.ts'
import { createVisitor, shopper } from './visitor.ts'

const place = 'PUT /cart/v2/checkout/order'
const add = 'POST /cart/v1/cart/{basketId}/paymentInstruments'

/** The embedded acquirer, as one that takes nothing but cards. */
const openCardPayments: OpenPayments = (parts) => {
  const opened = openEmbeddedPayments(parts)
  return { ...opened, provider: { ...opened.provider, methods: new Set(['CREDIT_CARD']) } }
}

/** A shop whose payment provider takes cards alone. */
export const describeTakenMethods = (shop: () => Shop): void => {
  keepStock(shop)
  const { cardPayment } = createCheckout(shop)

  const checkingOut = async () => {
    const visitor = await shopper(shop().another({ openPayments: openCardPayments }))
    await visitor.add('boot-frn-8')
    const path = { basketId: visitor.cartId }
    await visitor.call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body: { addresses: [home] } })
    return { ...visitor, path }
  }

  it('offers what the provider takes, and what needs no provider', async () => {
    const { call, path } = await checkingOut()
    const offered = await call('GET /cart/v1/cart/{basketId}/paymentMethods', { path })
    const codes = offered.paymentMethods.map(({ code }) => code)
    expect(codes.filter((code) => paysTheRest(code))).toEqual(['CREDIT_CARD'])
    expect(codes).toContain('GIFT_CARD')
  })

  it.each(paymentMethods.filter((method) => paysTheRest(method) && method !== 'CREDIT_CARD'))(
    'neither holds %s for a cart nor places an order that it is to pay',
    async (code) => {
      const { refused, path, cartId } = await checkingOut()
      await refused('PYT405', add, { path, body: { payment_method_id: code } })
      const additionalData = { paymentData: 'sealed by a wallet' }
      await refused('PYT405', place, { body: { cartId, paymentMethod: { code, additionalData } } })
    },
  )

  it('places no order by what the cart held before the provider ceased to take it', async () => {
    const before = await shopper(shop().backend)
    const { cartId } = before
    await before.add('boot-frn-8')
    const path = { basketId: cartId }
    await before.call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body: { addresses: [home] } })
    await before.call(add, { path, body: { payment_method_id: 'KLARNA' } })
    const after = createVisitor(shop().another({ openPayments: openCardPayments }))
    for (const [name, value] of before.cookies) after.cookies.set(name, value)
    await after.refused('PYT405', place, { body: { cartId } })
    const paymentMethod = await cardPayment()
    const order = await after.call(place, { body: { cartId, paymentMethod } })
    expect(order.paymentMethod).toMatchObject([{ code: 'CREDIT_CARD' }])
  })
}
