import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { paymentAttempt, paymentEvent, shopOrder } from '#src/backend/orders/store/order-tables.ts'
import { acquirerCard, acquirerPayment } from '#src/backend/payments/acquirer-tables.ts'
import { adyenCard, adyenPayment } from '#src/backend/payments/adyen-tables.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import { signedInCustomer } from './customers.ts'
import { purgeAt } from './purging.ts'
import type { Shop } from './shop.ts'

const soon = '2026-06-01T20:00:00.000Z'
const nextDay = '2026-06-02T12:00:00.000Z'

/** Cards and payments of providers that nothing refers to any more. */
export const describePurgedPayments = (shop: () => Shop): void => {
  keepStock(shop)
  const { cardPayment, checkingOut } = createCheckout(shop)
  const purge = (at: string) => purgeAt(shop(), 'payments', at)
  const isThere = async (token: string) => {
    const found = await shop().database.sql.select().from(acquirerCard).where(eq(acquirerCard.token, token))
    return found.length > 0
  }

  it('forgets a card a day later, unless a cart, a customer or an order has it', async () => {
    const unused = (await cardPayment()).additionalData
    const ofCart = await cardPayment()
    const visitor = await checkingOut()
    await visitor.call('POST /cart/v1/cart/{basketId}/paymentInstruments', {
      path: { basketId: visitor.cartId },
      body: { payment_method_id: 'CREDIT_CARD', token: ofCart.additionalData.token },
    })
    const ofCustomer = (await cardPayment()).additionalData
    const owner = await signedInCustomer(shop())
    await owner.call('POST /consumers-v3/consumer/payment_instruments', { body: ofCustomer })
    const ofOrder = await cardPayment()
    const buyer = await checkingOut()
    await buyer.call('PUT /cart/v2/checkout/order', {
      body: { cartId: buyer.cartId, paymentMethod: ofOrder },
    })
    await purge(soon)
    expect(await isThere(unused.token)).toBe(true)
    await purge(nextDay)
    expect(await isThere(unused.token)).toBe(false)
    const held = [ofCart.additionalData.token, ofCustomer.token, ofOrder.additionalData.token]
    expect(await Promise.all(held.map(isThere))).toEqual([true, true, true])
  })

  it('forgets what providers reported of orders that are purged, and of no others', async () => {
    const { sql } = shop().database
    const buyer = await checkingOut()
    const body = { cartId: buyer.cartId, paymentMethod: await cardPayment(testCards.declined) }
    await buyer.refused('PYT402', 'PUT /cart/v2/checkout/order', { body })
    await buyer.pay()
    const attempts = await sql
      .select({ reference: paymentAttempt.reference, payment: shopOrder.payment })
      .from(paymentAttempt)
      .innerJoin(shopOrder, eq(shopOrder.orderNumber, paymentAttempt.orderNumber))
      .where(eq(shopOrder.cartId, buyer.cartId))
    const reported = async () => {
      const events = await sql.select({ reference: paymentEvent.reference }).from(paymentEvent)
      const references = new Set(events.map(({ reference }) => reference))
      const told = attempts.filter(({ reference }) => references.has(reference ?? ''))
      return new Set(told.map(({ payment }) => payment))
    }
    expect(await reported()).toEqual(new Set(['failed', 'authorised']))
    await purgeAt(shop(), 'orders', '2026-07-02T10:00:00.000Z')
    expect(await reported()).toEqual(new Set(['authorised']))
  })

  it('forgets payments with their order', async () => {
    const { sql } = shop().database
    const buyer = await checkingOut()
    const { orderNumber } = await buyer.pay()
    const at = '2026-06-01T10:00:00.000Z'
    const payment = { amount: 100, currency: 'USD', method: 'CREDIT_CARD', createdAt: at } as const
    await sql.insert(adyenPayment).values([
      { ...payment, key: 'of-order', orderNumber, returnUrl: '/' },
      { ...payment, key: 'of-nothing', orderNumber: 'W0000000000', returnUrl: '/' },
    ])
    const left = async () => [
      (await sql.select().from(acquirerPayment).where(eq(acquirerPayment.orderNumber, orderNumber))).length,
      (await sql.select({ key: adyenPayment.key }).from(adyenPayment)).map(({ key }) => key).toSorted(),
    ]
    await purge(soon)
    expect(await left()).toEqual([1, ['of-nothing', 'of-order']])
    await purge(nextDay)
    expect(await left()).toEqual([1, ['of-order']])
    await sql.delete(shopOrder).where(eq(shopOrder.orderNumber, orderNumber))
    await purge(nextDay)
    expect(await left()).toEqual([0, []])
  })

  it('forgets a card that Adyen’s fields encrypted after an hour, though no other comes', async () => {
    const { sql } = shop().database
    const card = { sealed: 'sealed', brand: 'visa', lastSigns: '1111', createdAt: '2026-06-01T10:00:00.000Z' }
    await sql.insert(adyenCard).values({ ...card, token: 'card_hour' })
    const own = eq(adyenCard.token, 'card_hour')
    const left = async () => (await sql.select().from(adyenCard).where(own)).length
    await purgeAt(shop(), 'sealed-cards', '2026-06-01T10:59:00.000Z')
    expect(await left()).toBe(1)
    await purgeAt(shop(), 'sealed-cards', '2026-06-01T11:01:00.000Z')
    expect(await left()).toBe(0)
  })
}
