import { expect, it } from 'vitest'
import { openEmbeddedPayments } from '#src/backend/payments/open-embedded-payments.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import { visitorFacts } from './customers.ts'
import type { Shop } from './shop.ts'
import { refusal } from './visitor.ts'

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
  it('is no order of the tab whose provider was still asked when another tab placed the cart', async () => {
    let meanwhile: () => Promise<unknown> = async () => undefined
    const backend = shop().another({
      openPayments: (parts) => {
        const { provider, ...payments } = openEmbeddedPayments(parts)
        const authorise: typeof provider.authorise = async (payment) => {
          const outcome = await provider.authorise(payment)
          await meanwhile()
          return outcome
        }
        return { ...payments, provider: { ...provider, authorise } }
      },
    })
    const { cardPayment, checkingOut: checkingOutHere } = createCheckout(() => ({ ...shop(), backend }))
    const visitor = await checkingOutHere()
    const stock = await visitor.stock()
    const others: Awaited<ReturnType<typeof visitor.pay>>[] = []
    meanwhile = async () => {
      meanwhile = async () => undefined
      others.push(await visitor.pay(testCards.challenging))
    }
    const body = { cartId: visitor.cartId, paymentMethod: await cardPayment(testCards.challenging) }
    await refusal(await visitor.send('PUT', '/cart/v2/checkout/order', { body }), 'BSK409')
    expect(others).toMatchObject([{ st: 'challenged' }])
    expect(visitorFacts(visitor)).toMatchObject({ units: 1 })
    expect(await visitor.stock()).toBe(stock - 1)
  })

  it('leaves the cart what it counts where its shopper comes back to an order that was given up', async () => {
    const visitor = await checkingOut()
    const { orderNumber } = await visitor.pay(testCards.challenging)
    const additionalData = await confirmed(orderNumber, true)
    await visitor.call(cancel, { body: { orderNumber, whileUnpaid: true } })
    const body = { paymentMethod: { code: 'CREDIT_CARD', additionalData } } as const
    expect(await visitor.call(patch, { path: { orderNumber }, body })).toMatchObject({ st: 'cancelled' })
    expect(visitorFacts(visitor)).toMatchObject({ units: 1 })
  })
}
