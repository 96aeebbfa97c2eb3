import { expect, it } from 'vitest'
import { discountProfile } from '#src/backend/customer/discount-tables.ts'
import { billing, home } from '#tests/fixtures/addresses.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { signedInCustomer } from './customers.ts'
import type { Shop } from './shop.ts'

const add = 'POST /cart/v1/cart/{basketId}/paymentInstruments'
const methods = 'GET /cart/v1/cart/{basketId}/paymentMethods'
const place = 'PUT /cart/v2/checkout/order'
const cancel = 'POST /consumers-v3/consumer/CancelOrder'
const reward = 'PUT /cart/v1/cart/{basketId}/reward'

/** What athletes pay from their credit of the year. */
export const describeAthletesPayment = (shop: () => Shop): void => {
  keepStock(shop)
  const { cardPayment } = createCheckout(shop)
  const body = { payment_method_id: 'ATHLETES_PAYMENT' } as const

  const athlete = async (annualLimit: number) => {
    const owner = await signedInCustomer(shop())
    const { customerId } = owner
    const profile = { customerId, kind: 'ATHLETE', currency: 'USD', annualLimit, year: 2026 } as const
    await shop().database.sql.insert(discountProfile).values(profile)
    const cart = await owner.call('POST /cart/v1/cart', {})
    const path = { basketId: cart.id }
    const boot = { cartId: cart.id, productId: 'FELLBOOT1', upc: 'boot-frn-8' }
    await owner.call('POST /cart/v1/item', { body: boot })
    await owner.call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body: { addresses: [home] } })
    await owner.call('POST /cart/v1/cart/{basketId}/billingAddress', { path, body: billing })
    const offered = async () =>
      (await owner.call(methods, { path })).paymentMethods.find(({ code }) => code === 'ATHLETES_PAYMENT')
    return { ...owner, path, cartId: cart.id, offered }
  }

  it('offers the credit that is left, and takes it before the card, once', async () => {
    const { call, path, offered } = await athlete(5000)
    expect(await offered()).toEqual({
      code: 'ATHLETES_PAYMENT',
      additionalData: { remainingAmount: 5000, payableAmount: 5000 },
    })
    const cart = await call(add, { path, body })
    expect(cart.payment_instruments).toMatchObject([{ ...body, amount: 5000 }])
    expect(cart.totals.remainingToPay).toBe(cart.totals.total - 5000)
    expect((await call(add, { path, body })).payment_instruments).toHaveLength(1)
    const german = await call('GET /cart/v1/cart/{basketId}', { path }, 'de-de')
    expect(german.totals.remainingToPay).toBe(german.totals.total)
  })

  it('is spent by an order, and comes back when it is cancelled', async () => {
    const { call, path, cartId, offered } = await athlete(5000)
    await call(add, { path, body })
    const order = await call(place, { body: { cartId, paymentMethod: await cardPayment() } })
    expect(order.paymentMethod).toMatchObject([
      { code: 'ATHLETES_PAYMENT', amount: 5000 },
      { code: 'CREDIT_CARD' },
    ])
    expect(await offered()).toBeUndefined()
    await call(cancel, { body: { orderNumber: order.orderNumber } })
    expect((await offered())?.additionalData?.remainingAmount).toBe(5000)
  })

  it('pays a whole order without a card', async () => {
    const { call, path, cartId, offered } = await athlete(100_000)
    const cart = await call(add, { path, body })
    expect(cart.totals.remainingToPay).toBe(0)
    const order = await call(place, { body: { cartId } })
    expect(order).toMatchObject({ paymentMethod: [{ code: 'ATHLETES_PAYMENT', amount: cart.totals.total }] })
    expect((await offered())?.additionalData?.remainingAmount).toBe(100_000 - cart.totals.total)
  })

  it('leaves rewards to those who have none of it left', async () => {
    const { refused, path } = await athlete(5000)
    await refused('PYT405', reward, { path, body: { appliedLoyaltyVoucher: 500 } })
    const spent = await athlete(0)
    expect(await spent.offered()).toBeUndefined()
    await spent.refused('PYT405', add, { path: spent.path, body })
    await spent.refused('REW401', reward, { path: spent.path, body: { appliedLoyaltyVoucher: 500 } })
  })
}
