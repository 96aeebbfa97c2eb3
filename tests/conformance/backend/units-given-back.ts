import { afterAll, beforeAll, expect, it } from 'vitest'
import { administerPromotions } from '#src/backend/promotions/promotion-administration.ts'
import { berlin } from '#tests/fixtures/addresses.ts'
import { promotion } from '#tests/fixtures/promotions.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import type { Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const withdraw = 'POST /consumers-v3/consumer/withdrawal/{orderId}'
const ask = 'POST /consumers-v3/consumer/return/{orderId}/returnLabel'
const receipt = 'POST /ops/v1/orders/{orderNumber}/returns/{returnId}/receipt'
const cancellation = 'POST /ops/v1/orders/{orderNumber}/cancellation'

/** What a line of three costs then is no whole number of cents for each. */
const twoOff = promotion({
  promotionId: 'TWO_OFF',
  class: 'ORDER',
  effect: { type: 'amount', amount: { EUR: '2' } },
})

/** The money for units some of which came back, before others of them were cancelled. */
export const describeUnitsGivenBack = (shop: () => Shop): void => {
  keepStock(shop)
  const { cardPayment } = createCheckout(shop)
  const { staff } = createFulfilling(shop)
  const keeper = () => administerPromotions(shop().database)
  beforeAll(() => keeper().load([twoOff], { replace: true }))
  afterAll(() => keeper().load([], { replace: true }))

  const inBerlin = async (...lines: [upc: string, qty: number][]) => {
    const visitor = await shopper(shop().backend)
    const { cartId, call, add, read } = visitor
    for (const [upc, qty] of lines) await add(upc, qty)
    const at = { path: { basketId: cartId }, body: { addresses: [berlin] } }
    await call('POST /cart/v2/cart/{basketId}/shippingAddress', at, 'de-de')
    await eventually(async () => expect((await read('de-de')).items[0]?.orderPromotions).toHaveLength(1))
    const body = { cartId, paymentMethod: await cardPayment() }
    const order = await call('PUT /cart/v2/checkout/order', { body }, 'de-de')
    const { orderNumber, totals, shipments } = order
    const ops = await staff()
    const unit = (upc: string) => [{ id: lineOf(order, upc), qty: 1 }]
    const path = { orderId: orderNumber }
    const stepsBack = {
      'a withdrawal': async (upc: string) =>
        (await call(withdraw, { path, body: { lines: unit(upc) } })).order.returns.at(-1)?.returnId ?? '',
      'a return': async (upc: string) => {
        const back = unit(upc).map((line) => ({ ...line, reason: 'SIZE_SMALL' as const }))
        return (await call(ask, { path, body: { lines: back } })).returnId
      },
    }
    /** Sends a unit, has it come back and receives it. */
    const comesBack = async (upc: string, kind: keyof typeof stepsBack) => {
      await ops.ship(orderNumber, unit(upc))
      const returnId = await stepsBack[kind](upc)
      await ops.call(receipt, { path: { orderNumber, returnId }, body: { restock: true } })
    }
    const withdrawn = (upc: string) => call(withdraw, { path, body: { lines: unit(upc) } })
    const cancelled = (upc: string) =>
      ops.call(cancellation, { path: { orderNumber }, body: { lines: unit(upc) } })
    const refunded = async () =>
      (await ops.read(orderNumber)).refunds.reduce((sum, { amount }) => sum + amount, 0)
    const delivery = shipments.reduce((sum, { price }) => sum + price, 0)
    expect(delivery).toBeGreaterThan(0)
    return { order, total: totals.total, delivery, comesBack, withdrawn, cancelled, refunded }
  }

  it.each([
    ['withdrawn', 'a withdrawal'],
    ['withdrawn', 'a return'],
    ['cancelled', 'a withdrawal'],
  ] as const)('pays for a delivery once its last unit is %s after %s', async (last, first) => {
    const { comesBack, total, refunded, ...order } = await inBerlin(['boot-frn-8', 1], ['boot-frn-9', 1])
    await comesBack('boot-frn-8', first)
    await order[last]('boot-frn-9')
    expect(await refunded()).toBe(total)
  })

  it('keeps a delivery of which something was sent back of free will, whatever else is cancelled', async () => {
    const { comesBack, cancelled, total, delivery, refunded } = await inBerlin(
      ['boot-frn-8', 1],
      ['boot-frn-9', 1],
    )
    await comesBack('boot-frn-8', 'a return')
    await cancelled('boot-frn-9')
    expect(await refunded()).toBe(total - delivery)
  })

  it('gives a line back to the cent where its units are cancelled and come back in turns', async () => {
    const { order, comesBack, cancelled, total, delivery, refunded } = await inBerlin(['boot-frn-8', 3])
    expect((order.items[0]?.price.paid ?? 0) % 3).toBe(1)
    await cancelled('boot-frn-8')
    await comesBack('boot-frn-8', 'a return')
    await cancelled('boot-frn-8')
    expect(await refunded()).toBe(total - delivery)
  })
}
