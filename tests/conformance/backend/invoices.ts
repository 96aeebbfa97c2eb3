import { expect, it } from 'vitest'
import { billing } from '#tests/fixtures/addresses.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import type { Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const download = 'POST /consumers-v3/consumer/purchase/invoice/download'
const cancel = 'POST /consumers-v3/consumer/CancelOrder'
/** Invoices of orders, read back as a shopper reads them. */
export const describeInvoices = (shop: () => Shop): void => {
  keepStock(shop)
  const { checkingOut, orderedInBerlin } = createCheckout(shop)

  const textOf = async ({ content }: { content: string }) => readPdf(Buffer.from(content, 'base64'))

  it('tells who sold what to whom, and the tax that came on top of prices', async () => {
    const visitor = await checkingOut('boot-frn-8', 2)
    const { orderNumber, taxes } = await visitor.pay()
    const file = await visitor.call(download, { body: { orderNumber } })
    expect(file).toMatchObject({ fileName: `invoice-${orderNumber}.pdf`, mediaType: 'application/pdf' })
    const { text, info, isTagged } = await textOf(file)
    expect(info).toMatchObject({ Title: `Invoice ${orderNumber}`, Author: 'Marlow Ltd', Language: 'en-US' })
    expect(isTagged).toBe(true)
    expect(taxes).toMatchObject([{ name: 'Sales tax', rate: 4000 }])
    for (const wanted of [
      'VAT GB123456789',
      'Ada Lovelace',
      '12 Mercer Street',
      'June 1, 2026',
      'Sales tax 4% on $',
    ])
      expect(text).toContain(wanted)
    expect(text).not.toContain('included')
  })

  it('is in the language of the order, and tells the tax that prices hold, at each rate', async () => {
    const { order, ...visitor } = await orderedInBerlin()
    const { orderNumber, totals, taxes } = order
    expect(taxes).toEqual([{ name: 'VAT', rate: 19_000, base: totals.total, tax: totals.tax }])
    const { text, info } = await textOf(await visitor.call(download, { body: { orderNumber } }))
    expect(info).toMatchObject({ Language: 'de-DE' })
    for (const wanted of [
      'Rechnung',
      'Zoë Łuczak',
      'Mühlenstraße 1',
      '10115 Berlin',
      'MwSt. 19 % auf',
      'enthalten',
      'Nettobetrag',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(wanted)
  })

  it('is given to whoever knows number and email, and to nobody else', async () => {
    const visitor = await checkingOut()
    const { orderNumber } = await visitor.pay()
    const stranger = await shopper(shop().backend)
    await stranger.refused('ORD409', download, { body: { orderNumber } })
    await stranger.refused('ORD409', download, { body: { orderNumber, email: 'eve@example.com' } })
    await stranger.refused('ORD400', download, { body: { orderNumber, email: 'ada' } })
    const { content } = await stranger.call(download, { body: { orderNumber, email: billing.email } })
    expect(Buffer.from(content, 'base64').subarray(0, 4).toString()).toBe('%PDF')
  })

  it('is there for no order that is not paid, or cancelled', async () => {
    const waiting = await checkingOut()
    const { orderNumber, hasInvoice } = await waiting.pay(testCards.challenging)
    expect(hasInvoice).toBe(false)
    await waiting.refused('ORD413', download, { body: { orderNumber } })
    const visitor = await checkingOut()
    const order = await visitor.pay()
    expect(order.hasInvoice).toBe(true)
    await visitor.call(cancel, { body: { orderNumber: order.orderNumber } })
    await visitor.refused('ORD413', download, { body: { orderNumber: order.orderNumber } })
  })
}
