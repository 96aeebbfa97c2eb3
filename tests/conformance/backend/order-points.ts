import { expect, it } from 'vitest'
import { refundOrder } from '#src/backend/orders/money/staff-money.ts'
import { home } from '#tests/fixtures/addresses.ts'
import { createChangedProvider } from './changed-provider.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { signedInCustomer } from './customers.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import type { Shop } from './shop.ts'

const refund = 'POST /ops/v1/orders/{orderNumber}/refunds'

/** Points that goods of members earn as they leave, and that go with their money. */
export const describeOrderPoints = (shop: () => Shop): void => {
  keepStock(shop)
  const { cardPayment } = createCheckout(shop)
  const { staff, partsWith, pointsOf } = createFulfilling(shop)
  const { tell } = createChangedProvider(shop)

  /** A member's order of two pairs; `goods` is what they cost, with tax, in minor units. */
  const orderedByMember = async () => {
    const owner = await signedInCustomer(shop(), { birthDate: '1990-12-31' })
    await owner.call('PUT /consumers-v3/consumer/loyalty/enrollment', { body: { optin: true } })
    const cart = await owner.call('POST /cart/v1/cart', {})
    const body = { cartId: cart.id, productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 2 }
    await owner.call('POST /cart/v1/item', { body })
    await owner.call('POST /cart/v2/cart/{basketId}/shippingAddress', {
      path: { basketId: cart.id },
      body: { addresses: [{ ...home, email: owner.email }] },
    })
    const { orderNumber, items, totals } = await owner.call('PUT /cart/v2/checkout/order', {
      body: { cartId: cart.id, paymentMethod: await cardPayment() },
    })
    const goods = (items[0]?.price.paid ?? 0) + (items[0]?.price.tax ?? 0)
    const ops = await staff()
    const sendPair = () => ops.ship(orderNumber, [{ id: lineOf({ items }), qty: 1 }])
    const giveBack = (amount: number) =>
      ops.call(refund, { path: { orderNumber }, body: { amount, reason: 'A scratch' } })
    const points = async (): Promise<number> =>
      (await pointsOf(orderNumber)).reduce((sum, entry) => sum + Number(entry.split(' ')[1]), 0)
    return { orderNumber, total: totals.total, goods, sendPair, giveBack, points }
  }

  it('earns a member points with what leaves, which go with its money', async () => {
    const { orderNumber, total, goods, sendPair, giveBack } = await orderedByMember()
    const half = Math.floor(Math.floor(goods / 2) / 100)
    await sendPair()
    expect(await pointsOf(orderNumber)).toEqual([`earned ${half}`])
    await sendPair()
    const rest = Math.floor(goods / 100) - half
    expect(await pointsOf(orderNumber)).toEqual([`earned ${half}`, `earned ${rest}`])
    await giveBack(1000)
    expect((await pointsOf(orderNumber)).at(-1)).toBe('adjusted -10')
    await giveBack(total - 1000)
    expect((await pointsOf(orderNumber)).at(-1)).toBe(`adjusted -${half + rest - 10}`)
  })

  it('leaves the points where a refund is refused, and takes them once where it is tried anew', async () => {
    const { orderNumber, goods, sendPair, giveBack, points } = await orderedByMember()
    for (let time = 0; time < 2; time += 1) await sendPair()
    const earned = Math.floor(goods / 100)
    const wished = { orderNumber, amount: 1000, cause: 'staff', reason: 'A scratch', actor: 'staff' } as const
    await refundOrder(partsWith({ refund: async () => 'refused' }), { ...wished, key: 'first' })
    expect(await points()).toBe(earned)
    await giveBack(1000)
    expect(await points()).toBe(earned - 10)
  })

  it('gives points again for a refund that its provider takes back', async () => {
    const { orderNumber, goods, sendPair, giveBack, points } = await orderedByMember()
    for (let time = 0; time < 2; time += 1) await sendPair()
    const earned = Math.floor(goods / 100)
    const { refunds } = await giveBack(1000)
    expect(await points()).toBe(earned - 10)
    for (let time = 0; time < 2; time += 1) {
      await tell(orderNumber, refunds[0]?.refundId ?? '', 'refundFailed', 1000)
      expect(await points()).toBe(earned)
    }
    await giveBack(1000)
    expect(await points()).toBe(earned - 10)
  })

  it('earns by what is still paid where money went back before goods leave', async () => {
    const { goods, sendPair, giveBack, points } = await orderedByMember()
    await giveBack(1000)
    for (let time = 0; time < 2; time += 1) await sendPair()
    expect(await points()).toBe(Math.floor((goods - 1000) / 100))
  })
}
