import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { orderParcel } from '#src/backend/orders/store/fulfilment-tables.ts'
import { shopOrder } from '#src/backend/orders/store/order-tables.ts'
import { billing } from '#tests/fixtures/addresses.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { opening, type Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const ask = 'POST /consumers-v3/consumer/return/{orderId}/returnLabel'
const read = 'GET /consumers-v3/consumer/purchase/{orderId}'

/** Notes that all of an order was delivered when the shop opened. */
const delivered = async (shop: Shop, { orderNumber, items }: Order): Promise<void> => {
  const { sql } = shop.database
  const lines = items.map(({ id, qty }) => ({ id, qty }))
  const parcel = { id: randomId(), orderNumber, shippingId: 'me', kind: 'sent' as const, lines }
  await sql.insert(orderParcel).values({ ...parcel, at: opening, arrivedAt: opening })
  await sql
    .update(shopOrder)
    .set({ payment: 'captured', fulfilment: 'delivered' })
    .where(eq(shopOrder.orderNumber, orderNumber))
}

/** Returns of goods, with their labels. */
export const describeReturns = (shop: () => Shop): void => {
  keepStock(shop)
  const { checkingOut } = createCheckout(shop)

  const bought = async (qty = 2) => {
    const visitor = await checkingOut('boot-frn-8', qty)
    const order = await visitor.pay()
    await delivered(shop(), order)
    const [item] = order.items
    if (!item) throw new Error('the order has a line')
    const path = { orderId: order.orderNumber }
    return { visitor, order, path, line: { id: item.id, qty: 1, reason: 'SIZE_SMALL' as const } }
  }

  it('has lines come back, with a label that is mailed too', async () => {
    const { visitor, order, path, line } = await bought()
    expect((await visitor.call(read, { path })).returnable).toEqual({
      lines: [{ id: line.id, qty: 2 }],
      until: '2026-07-01T10:00:00.000Z',
    })
    shop().mails.length = 0
    const made = await visitor.call(ask, { path, body: { lines: [line] } })
    expect(made).toMatchObject({ kind: 'return', requestedAt: opening, lines: [line] })
    const { text } = await readPdf(Buffer.from(made.label.content, 'base64'))
    for (const wanted of [
      made.returnId,
      order.orderNumber,
      'Harbour Road 1',
      'Too small',
      '12 Mercer Street',
    ])
      expect(text).toContain(wanted)
    expect(shop().mails).toMatchObject([
      { to: billing.email, message: { kind: 'returnRequested', attachment: made.label } },
    ])
    const after = await visitor.call(read, { path })
    expect(after).toMatchObject({
      st: 'returnRequested',
      returns: [{ returnId: made.returnId, kind: 'return', requestedAt: opening, lines: [line] }],
    })
    expect(after.returnable.lines).toEqual([{ id: line.id, qty: 1 }])
  })

  it('prints a label again, and none of another order', async () => {
    const { visitor, path, line } = await bought(1)
    const { returnId } = await visitor.call(ask, { path, body: { lines: [line] } })
    expect(await visitor.call(ask, { path, body: { returnId } })).toMatchObject({ returnId })
    const other = await bought(1)
    await other.visitor.refused('ORD418', ask, { path: other.path, body: { returnId } })
  })

  it('takes back no more than was bought, and nothing that did not leave or is too late', async () => {
    const { visitor, path, line } = await bought()
    for (const lines of [[{ ...line, qty: 3 }], [line, line], [{ ...line, id: 'nothing' }]])
      await visitor.refused('ORD418', ask, { path, body: { lines } })
    await visitor.refused('ORD418', ask, { path, body: {} })
    shop().setTime('2026-07-01T10:00:00.000Z')
    try {
      const late = await shopper(shop().backend)
      await late.refused('ORD417', ask, { path, body: { lines: [line], email: billing.email } })
    } finally {
      shop().setTime(opening)
    }
    const waiting = await checkingOut()
    const { orderNumber, items, returnable } = await waiting.pay()
    expect(returnable.lines).toEqual([])
    const lines = items.map(({ id }) => ({ ...line, id }))
    await waiting.refused('ORD418', ask, { path: { orderId: orderNumber }, body: { lines } })
  })

  it('takes units back once, of eight that ask at once', async () => {
    const { visitor, path, line } = await bought()
    const responses = await Promise.all(
      Array.from({ length: 8 }, () =>
        visitor.send('POST', `/consumers-v3/consumer/return/${path.orderId}/returnLabel`, {
          body: { lines: [{ ...line, qty: 2 }] },
        }),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await visitor.call(read, { path })).returns).toHaveLength(1)
  })

  it('takes units back once for a form that is sent again after a lost response', async () => {
    const { visitor, path, line } = await bought()
    const body = { lines: [line], returns: 0 }
    await visitor.call(ask, { path, body })
    await visitor.refused('ORD418', ask, { path, body })
    expect((await visitor.call(read, { path })).returns).toHaveLength(1)
    await visitor.call(ask, { path, body: { ...body, returns: 1 } })
  })

  it('is for someone who knows number and email, and for nobody else', async () => {
    const { path, line } = await bought(1)
    const stranger = await shopper(shop().backend)
    await stranger.refused('ORD409', ask, { path, body: { lines: [line] } })
    await stranger.refused('ORD409', ask, { path, body: { lines: [line], email: 'eve@example.com' } })
    await stranger.refused('ORD400', ask, { path, body: { lines: [line], email: 'ada' } })
    const body = { lines: [line], email: billing.email }
    expect(await stranger.call(ask, { path, body })).toMatchObject({ kind: 'return' })
  })
}
