import { beforeAll, expect, it } from 'vitest'
import { discountProfile } from '#src/backend/customer/discount-tables.ts'
import { bookPoints } from '#src/backend/customer/loyalty/loyalty-ledger.ts'
import { randomId } from '#src/base/ids.ts'
import { administerGiftCards, printedCardSchema } from '#src/backend/payments/gift-card-administration.ts'
import { staffCookie } from '#src/contract/cookies.ts'
import { providerMethods } from '#src/contract/payments/tenders.ts'
import { billing, home } from '#tests/fixtures/addresses.ts'
import { createGiftCardBuying, typed } from './buying-gift-cards.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { signedInCustomer } from './customers.ts'
import { opening, type Shop } from './shop.ts'
import { staffVisitor } from './staff-visitor.ts'
import { shopper, type Visitor } from './visitor.ts'

const add = 'POST /cart/v1/cart/{basketId}/paymentInstruments'
const methods = 'GET /cart/v1/cart/{basketId}/paymentMethods'
const place = 'PUT /cart/v2/checkout/order'
const adjust = 'POST /cart/v1/cart/{basketId}/price_adjustments'
const giftCard = { productId: 'GIFTCARD01', upc: 'gift-card', qty: 1, customAmount: 7500 }
const boots = { productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 1 }
const [number, pin] = ['7790000000000001', '4711']

/** Gift cards are money: what buys one is the shopper's own. */
export const describeGiftCardMoney = (shop: () => Shop): void => {
  keepStock(shop)
  const { cardPayment } = createCheckout(shop)
  const { mailed } = createGiftCardBuying(shop)

  beforeAll(async () => {
    const printed = { number, pin, balance: 500_000, currency: 'USD' }
    await administerGiftCards(shop().database).load([printedCardSchema.parse(printed)])
  })

  /** A cart of a visitor with some items, which goes to Manhattan and is billed there. */
  const filled = async (visitor: Visitor, ...items: (typeof giftCard | typeof boots)[]) => {
    const { id } = await visitor.call('POST /cart/v1/cart', {})
    const path = { basketId: id }
    for (const item of items) await visitor.call('POST /cart/v1/item', { body: { cartId: id, ...item } })
    await visitor.call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body: { addresses: [home] } })
    await visitor.call('POST /cart/v1/cart/{basketId}/billingAddress', { path, body: billing })
    const read = () => visitor.call('GET /cart/v1/cart/{basketId}', { path })
    return { ...visitor, cartId: id, path, read }
  }
  const guest = async (...items: (typeof giftCard | typeof boots)[]) =>
    filled(await shopper(shop().backend), ...items)
  const byGiftCard = { payment_method_id: 'GIFT_CARD', c_gcCardNumber: number, pin } as const

  it('has gift cards alone paid by what a provider takes, and by nothing else', async () => {
    const { call, refused, path, cartId } = await guest(giftCard)
    const { paymentMethods } = await call(methods, { path })
    expect(paymentMethods.every(({ code }) => providerMethods.some((method) => method === code))).toBe(true)
    await refused('PYT405', add, { path, body: byGiftCard })
    await refused('CHK380', place, { body: { cartId } })
    const order = await call(place, { body: { cartId, paymentMethod: await cardPayment() } })
    expect(order.paymentMethod).toMatchObject([{ code: 'CREDIT_CARD', amount: 7500 }])
  })

  it('has a gift card pay the goods beside one, their delivery and taxes, and the totals add up', async () => {
    const { call, path, cartId, refused } = await guest(boots, giftCard)
    const cart = await call(add, { path, body: byGiftCard })
    const { total, remainingToPay, giftCardTotal } = cart.totals
    expect({ remainingToPay, giftCardTotal }).toEqual({ remainingToPay: 7500, giftCardTotal: 7500 })
    expect(cart.payment_instruments).toMatchObject([{ amount: total - 7500 }])
    const { additionalInfo } = await refused('CHK380', place, { body: { cartId } })
    expect(additionalInfo).toEqual({ reason: 'payment', remaining: 7500 })
    const order = await call(place, { body: { cartId, paymentMethod: await cardPayment() } })
    expect(order.paymentMethod).toMatchObject([
      { code: 'GIFT_CARD', amount: total - 7500 },
      { code: 'CREDIT_CARD', amount: 7500 },
    ])
  })

  it('has a gift card that was put on the cart before pay nothing once only gift cards are left', async () => {
    const { call, path, cartId, read } = await guest(boots, giftCard)
    await call(add, { path, body: byGiftCard })
    const [first] = (await read()).items
    const cart = await call('DELETE /cart/v1/item', { body: { cartId, itemId: first?.id ?? '' } })
    expect(cart.totals).toMatchObject({ total: 7500, remainingToPay: 7500, giftCardTotal: 7500 })
    expect(cart.payment_instruments[0]?.amount).toBeUndefined()
  })

  it('lets neither an athlete’s credit nor a member’s voucher buy one', async () => {
    const owner = await signedInCustomer(shop(), { birthDate: '1990-12-31' })
    const { customerId } = owner
    const cart = await filled(owner, giftCard)
    await owner.call('PUT /consumers-v3/consumer/loyalty/enrollment', { body: { optin: true } })
    const points = {
      id: randomId(),
      customerId,
      kind: 'adjusted',
      points: 5000,
      reference: 'x',
      at: opening,
    } as const
    await bookPoints(shop().database.sql, points)
    const shown = await owner.call('PUT /cart/v1/cart/{basketId}/reward', {
      path: cart.path,
      body: { appliedLoyaltyVoucher: 500 },
    })
    expect(shown.totals).toMatchObject({ remainingToPay: 7500, appliedRewards: 0 })
    const profile = { customerId, kind: 'ATHLETE', currency: 'USD', annualLimit: 90_000, year: 2026 } as const
    await shop().database.sql.insert(discountProfile).values(profile)
    await owner.refused('PYT405', add, { path: cart.path, body: { payment_method_id: 'ATHLETES_PAYMENT' } })
    expect((await cart.read()).totals.remainingToPay).toBe(7500)
  })

  it('takes nothing off one by hand, be it meant or part of the order', async () => {
    const visitor = await guest(boots, giftCard)
    const { call, refused, path, read } = visitor
    const staff = await staffVisitor(shop())
    visitor.cookies.set(staffCookie, staff.cookies.get(staffCookie) ?? '')
    const card = (await read()).items.find(({ productId }) => productId === 'GIFTCARD01')
    const meant = { level: 'PRODUCT', itemId: card?.id ?? '', percent: 100, reason: 'A gift' } as const
    await refused('PRC400', adjust, { path, body: meant })
    const cart = await call(adjust, { path, body: { level: 'ORDER', percent: 100, reason: 'A gift' } })
    expect(cart.totals).toMatchObject({ giftCardTotal: 7500, remainingToPay: cart.totals.total })
    expect(cart.items.map(({ cost }) => cost)).toEqual([0, 7500])
  })

  it('keeps the money that bought one, when goods that a gift card paid are cancelled', async () => {
    const { call, path, cartId } = await guest(boots, giftCard)
    await call(add, { path, body: byGiftCard })
    const balance = async () =>
      (await call('POST /cart/v1/giftcard/balance', { body: typed({ number, pin }) })).balance
    const before = await balance()
    const order = await call(place, { body: { cartId, paymentMethod: await cardPayment() } })
    const { orderNumber, items } = order
    const goods = items.find(({ productId }) => productId === 'FELLBOOT1')
    await call('POST /consumers-v3/consumer/CancelOrder', {
      body: { orderNumber, items: [{ id: goods?.id ?? '', qty: 1 }] },
    })
    expect(await balance()).toBe(before)
    const staff = await staffVisitor(shop())
    const seen = await staff.call('GET /ops/v1/orders/{orderNumber}', { path: { orderNumber } })
    expect(seen.refundable).toBe(0)
    expect(seen.order.paymentMethod).toMatchObject([
      { code: 'GIFT_CARD' },
      { code: 'CREDIT_CARD', amount: 7500 },
    ])
    expect(seen.refunds.flatMap(({ parts }) => parts.map(({ code }) => code))).toEqual(['GIFT_CARD'])
    await shop().another().fulfilOrders()
    expect(mailed().filter(({ amount }) => amount === 7500).length).toBeGreaterThan(0)
  })
}
