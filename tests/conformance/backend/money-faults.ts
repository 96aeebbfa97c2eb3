import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cancelOrder } from '#src/backend/orders/goods/cancel-order.ts'
import { sendParcel } from '#src/backend/orders/goods/send-parcel.ts'
import { fulfilOrders } from '#src/backend/orders/goods/fulfil-orders.ts'
import { noteStep } from '#src/backend/orders/money/provider-step.ts'
import { refundOrder } from '#src/backend/orders/money/staff-money.ts'
import { acquirerPayment } from '#src/backend/payments/acquirer-tables.ts'
import type { MoneyStep } from '#src/backend/payments/payment-provider.ts'
import { paymentEventId } from '#src/rules/payments/fold-attempt.ts'
import { createChangedProvider } from './changed-provider.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import { createFulfilling } from './fulfilling.ts'
import { opening, type Shop } from './shop.ts'

type Step = (step: MoneyStep) => Promise<'taken' | 'refused'>

function nonsense(): 'taken' | 'refused'
function nonsense(): string {
  return 'perhaps'
}

/** What a provider may do with a step instead of taking it. */
const faults: Record<string, (real: Step) => Step> = {
  'does not get it': () => async () => {
    throw new Error('The line is dead.')
  },
  'takes it, and does not respond': (real) => async (step) => {
    await real(step)
    throw new Error('The response was lost.')
  },
  'says what nobody understands': () => async () => nonsense(),
}

/** Captures and refunds of a provider that is silent, refuses, or says nonsense, and of one that tells twice or late. */
export const describeMoneyFaults = (shop: () => Shop): void => {
  keepStock(shop)
  const { acquirer, attemptOf } = createCheckout(shop)
  const { staff, moneyOf, mailsAbout } = createFulfilling(shop)
  const { partsWith, ordered, post } = createChangedProvider(shop)

  const warningsOf = async (orderNumber: string) => {
    const { payments } = await (await staff()).call('GET /ops/v1/warnings', {})
    return payments.filter((warning) => warning.orderNumber === orderNumber)
  }

  it.each(Object.entries(faults))('captures once where the provider %s', async (_, fault) => {
    const { orderNumber, body, status, total } = await ordered()
    const broken = partsWith({ capture: fault(acquirer().provider.capture) })
    expect((await sendParcel(broken)(orderNumber, body)).ok).toBe(true)
    expect(await attemptOf(orderNumber)).toMatchObject({ captureState: 'due', captureAmount: total })
    await fulfilOrders(broken)
    expect((await attemptOf(orderNumber))?.captureState).toBe('due')
    for (let time = 0; time < 2; time += 1) await shop().backend.fulfilOrders()
    expect((await attemptOf(orderNumber))?.captureState).toBe('done')
    expect(await moneyOf(orderNumber)).toEqual([`authorised ${total}`, `captured ${total}`])
    expect(await status()).toBe('shipped')
    expect(mailsAbout(orderNumber)).toEqual(['orderPlaced', 'orderSent'])
  })

  it.each(Object.entries(faults))('refunds once where the provider %s', async (_, fault) => {
    const { orderNumber, body, total } = await ordered()
    await sendParcel(partsWith({}))(orderNumber, body)
    const broken = partsWith({ refund: fault(acquirer().provider.refund) })
    const refund = {
      orderNumber,
      key: 'a scratch',
      amount: 500,
      cause: 'staff',
      reason: 'A scratch',
    } as const
    for (let time = 0; time < 2; time += 1)
      expect(await refundOrder(broken, { ...refund, actor: 'staff' })).toMatchObject({
        ok: true,
        value: { state: 'due', amount: 500 },
      })
    expect(mailsAbout(orderNumber)).not.toContain('orderRefunded')
    for (let time = 0; time < 2; time += 1) await shop().backend.fulfilOrders()
    const { refunds, refundable } = await (await staff()).read(orderNumber)
    expect(refunds).toMatchObject([{ state: 'done', amount: 500 }])
    expect(refundable).toBe(total - 500)
    expect((await moneyOf(orderNumber)).slice(1)).toEqual([`captured ${total}`, 'refunded 500'])
    expect(mailsAbout(orderNumber).filter((kind) => kind === 'orderRefunded')).toHaveLength(1)
  })

  it('leaves a capture that is refused to staff, and asks no more', async () => {
    const { orderNumber, body, status, total } = await ordered()
    const said: string[] = []
    const refusing = partsWith({
      capture: async ({ key }) => {
        said.push(key)
        return 'refused'
      },
    })
    await sendParcel(refusing)(orderNumber, body)
    for (let time = 0; time < 2; time += 1) await fulfilOrders(refusing)
    expect(said).toHaveLength(1)
    const { attempts, events } = await (await staff()).read(orderNumber)
    expect(attempts).toMatchObject([{ capture: { state: 'refused', amount: total } }])
    expect(events.map(({ kind }) => kind)).toContain('captureRefused')
    expect(await status()).toBe('shipped')
    expect(await warningsOf(orderNumber)).toEqual([
      { orderNumber, kind: 'captureRefused', amount: total, currency: 'USD', at: opening },
    ])
  })

  it('frees the money of a refund that is refused, so that it can be tried anew', async () => {
    const { orderNumber, body, total } = await ordered()
    await sendParcel(partsWith({}))(orderNumber, body)
    const refusing = partsWith({ refund: async () => 'refused' })
    const refund = { orderNumber, amount: total, cause: 'staff', reason: 'All', actor: 'staff' } as const
    await refundOrder(refusing, { ...refund, key: 'first' })
    const before = await (await staff()).read(orderNumber)
    expect(before).toMatchObject({
      refundable: total,
      refunds: [{ state: 'refused' }],
      order: { refunds: [] },
    })
    expect(await warningsOf(orderNumber)).toMatchObject([{ kind: 'refundRefused', amount: total }])
    await refundOrder(partsWith({}), { ...refund, key: 'second' })
    expect((await moneyOf(orderNumber)).at(-1)).toBe(`refunded ${total}`)
    expect((await (await staff()).read(orderNumber)).refundable).toBe(0)
  })

  it('sends no refund again that is told of before it is responded to', async () => {
    const { orderNumber, body, total } = await ordered()
    await sendParcel(partsWith({}))(orderNumber, body)
    const lost = faults['takes it, and does not respond']?.(acquirer().provider.refund)
    const refund = { orderNumber, key: 'lost', cause: 'staff', reason: 'Most', actor: 'staff' } as const
    const amount = total - 500
    const booked = await refundOrder(partsWith(lost ? { refund: lost } : {}), { ...refund, amount })
    const attempt = await attemptOf(orderNumber)
    if (!booked.ok || !attempt) throw new Error('the refund is booked')
    const told = { key: booked.value.id, kind: 'refunded', amount } as const
    await noteStep(shop().database.sql, { ...attempt, reference: attempt.reference ?? '' }, told, opening)
    const sent: number[] = []
    const counting = partsWith({
      refund: async (step) => {
        sent.push(step.amount)
        return 'taken'
      },
    })
    await fulfilOrders(counting)
    expect(sent).toEqual([])
    expect(await (await staff()).read(orderNumber)).toMatchObject({
      refundable: 500,
      refunds: [{ state: 'done', amount }],
      order: { st: 'shipped' },
    })
  })

  it('gives up nothing for a refund in part of what is not captured, where the capture is refused', async () => {
    const { orderNumber, body, total } = await ordered()
    const dead = faults['does not get it']?.(acquirer().provider.capture)
    const broken = partsWith(dead ? { capture: dead } : {})
    await sendParcel(broken)(orderNumber, body)
    const refund = { orderNumber, key: 'less', amount: 500, cause: 'staff', reason: 'A scratch' } as const
    expect(await refundOrder(broken, { ...refund, actor: 'staff' })).toMatchObject({
      value: { state: 'due' },
    })
    await fulfilOrders(partsWith({ capture: async () => 'refused' }))
    expect(await moneyOf(orderNumber)).toEqual([`authorised ${total}`])
    const { refunds, refundable, events } = await (await staff()).read(orderNumber)
    expect(refunds).toMatchObject([{ state: 'done', amount: 500 }])
    expect(refundable).toBe(total - 500)
    expect(events.map(({ kind }) => kind)).toContain('reduced')
  })

  it('warns of money that a provider does not release', async () => {
    const { orderNumber, total } = await ordered()
    expect(await warningsOf(orderNumber)).toEqual([])
    await cancelOrder(partsWith({ cancel: async () => 'refused' }))(orderNumber, { actor: 'staff' })
    expect(await warningsOf(orderNumber)).toMatchObject([{ kind: 'notReleased', amount: total }])
  })

  it('believes a capture that is told before it is responded to, and counts it once however often it is told', async () => {
    const { orderNumber, body, total } = await ordered()
    const lost = faults['takes it, and does not respond']
    await sendParcel(
      partsWith({ capture: lost?.(acquirer().provider.capture) ?? acquirer().provider.capture }),
    )(orderNumber, body)
    for (let time = 0; time < 3; time += 1) await post(orderNumber)
    expect(await attemptOf(orderNumber)).toMatchObject({ captureState: 'done', captureAmount: total })
    await shop().backend.fulfilOrders()
    await post(orderNumber)
    expect(await moneyOf(orderNumber)).toEqual([`authorised ${total}`, `captured ${total}`])
    const { events } = await (await staff()).read(orderNumber)
    expect(events.filter(({ kind }) => kind === 'captured')).toHaveLength(1)
  })

  it('lets a part of the money pay no order, and gives it up', async () => {
    const { orderNumber, status, stock, total } = await ordered(testCards.challenging)
    const before = await stock()
    const attempt = await attemptOf(orderNumber)
    const id = paymentEventId(attempt?.key ?? '', 'authorised')
    const events = [{ id, kind: 'authorised' as const, amount: total - 1, at: opening }]
    const own = eq(acquirerPayment.orderNumber, orderNumber)
    await shop().database.sql.update(acquirerPayment).set({ events }).where(own)
    await post(orderNumber)
    expect(await status()).toBe('failed')
    expect(await stock()).toBe(before + 1)
    expect((await attemptOf(orderNumber))?.errorId).toBe('PYT402')
    expect(await moneyOf(orderNumber)).toEqual([`authorised ${total - 1}`, expect.stringMatching(/^voided/)])
    await post(orderNumber)
    expect(await status()).toBe('failed')
  })
}
