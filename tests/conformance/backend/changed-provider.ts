import { eq } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import { variant } from '#src/backend/catalogue/catalogue-tables.ts'
import { acquirerPayment } from '#src/backend/payments/acquirer-tables.ts'
import { acquirerSignature } from '#src/backend/payments/embedded-acquirer.ts'
import { paymentEventId, type PaymentEvent } from '#src/rules/payments/fold-attempt.ts'
import { createCheckout } from './checking-out.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import { opening, type Shop } from './shop.ts'

const read = 'GET /consumers-v3/consumer/purchase/{orderId}'

/** Orders whose provider does something else than the embedded acquirer does, or tells of something more. */
export const createChangedProvider = (shop: () => Shop) => {
  const { acquirer, attemptOf, checkingOut } = createCheckout(shop)
  const { partsWith } = createFulfilling(shop)

  beforeAll(async () => {
    const ordered = eq(variant.upc, 'boot-frn-8')
    await shop().database.sql.update(variant).set({ quantity: 50 }).where(ordered)
  })

  const ordered = async (number?: string) => {
    const visitor = await checkingOut()
    const order = await visitor.pay(number)
    const body = { shippingId: 'me', lines: [{ id: lineOf(order), qty: 1 }] }
    const status = async () => (await visitor.call(read, { path: { orderId: order.orderNumber } })).st
    return { ...visitor, ...order, body, status, total: order.totals.total }
  }

  const post = async (orderNumber: string) => {
    const reference = (await attemptOf(orderNumber))?.reference ?? ''
    const { body, signature } = await acquirer().provider.webhookOf(reference)
    const headers = { [acquirerSignature]: signature }
    await shop().backend.fetch(
      new Request('http://shop.test/webhooks/payments', { method: 'POST', body, headers }),
    )
  }

  /** Has the acquirer tell of something more that happened to an order's money. */
  const tell = async (orderNumber: string, key: string, kind: PaymentEvent['kind'], amount: number) => {
    const reference = (await attemptOf(orderNumber))?.reference ?? ''
    const before = await acquirer().provider.events(reference)
    const events = [...before, { id: paymentEventId(key, kind), kind, amount, at: opening }]
    const own = eq(acquirerPayment.orderNumber, orderNumber)
    await shop().database.sql.update(acquirerPayment).set({ events }).where(own)
    await post(orderNumber)
  }

  return { partsWith, ordered, post, tell }
}
