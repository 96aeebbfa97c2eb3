import { expect, it } from 'vitest'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import type { Shop } from './shop.ts'

const cancel = 'POST /consumers-v3/consumer/CancelOrder'
const patch = 'PATCH /cart/v2/checkout/order/{orderNumber}'
const read = 'GET /consumers-v3/consumer/purchase/{orderId}'

/** Orders that are cancelled only as long as their payment waits for the shopper. */
export const describeOrdersGivenUp = (shop: () => Shop): void => {
  keepStock(shop)
  const { checkingOut, confirmed } = createCheckout(shop)

  it('gives up an order whose payment waits: the cart stays, the goods come back, and nobody is written to', async () => {
    const visitor = await checkingOut()
    const before = await visitor.stock()
    shop().mails.length = 0
    const { orderNumber } = await visitor.pay(testCards.challenging)
    expect(await visitor.stock()).toBe(before - 1)
    const body = { orderNumber, whileUnpaid: true }
    expect(await visitor.call(cancel, { body })).toMatchObject({ st: 'cancelled', flash: [] })
    expect(await visitor.stock()).toBe(before)
    expect((await visitor.read()).items).toMatchObject([{ upc: 'boot-frn-8', qty: 1 }])
    expect(shop().mails).toEqual([])
    await visitor.refused('ORD410', cancel, { body })
    expect((await visitor.pay()).st).toBe('authorised')
    expect(shop().mails.map(({ message }) => message.kind)).toEqual(['orderPlaced'])
  })

  it('leaves an order that was paid meanwhile, which may be cancelled by itself', async () => {
    const visitor = await checkingOut()
    const { orderNumber } = await visitor.pay(testCards.challenging)
    const additionalData = await confirmed(orderNumber, true)
    await visitor.call(patch, {
      path: { orderNumber },
      body: { paymentMethod: { code: 'CREDIT_CARD', additionalData } },
    })
    shop().mails.length = 0
    await visitor.refused('ORD410', cancel, { body: { orderNumber, whileUnpaid: true } })
    expect((await visitor.call(read, { path: { orderId: orderNumber } })).st).toBe('authorised')
    expect(shop().mails).toEqual([])
    expect((await visitor.call(cancel, { body: { orderNumber } })).st).toBe('cancelled')
  })
}
