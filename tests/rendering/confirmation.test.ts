import { expect, it } from 'vitest'
import { presentOrder } from '#src/backend/orders/documents/order-presenter.ts'
import { orderCookie } from '#src/contract/cookies.ts'
import { ok } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import ConfirmationView from '#src/features/checkout/confirmation/ConfirmationView.astro'
import type { PlacedOrder } from '#src/features/checkout/confirmation/load-placed-order.ts'
import { loadWaitingOrder } from '#src/features/checkout/payment-result.ts'
import { messages } from '#src/messages/messages.ts'
import { paidOrder } from '#tests/fixtures/stored-order.ts'
import { createContainer } from './create-container.ts'
import { visitorLocals } from './visitor-locals.ts'

const container = await createContainer()
const page = 'http://shop.test/en-us/order-confirmation'
const number = 'W0000000001'
const { confirmation, waiting } = messages.en.checkout

const orderWith = (given: Partial<PlacedOrder>): PlacedOrder => ({
  ...presentOrder(paidOrder()),
  orderNumber: number,
  ...given,
})

const flash = [{ type: 'PaymentNotAuthorized', message: 'Confirm it.', url: '/acquirer/challenge/pay_1' }]

/** What a browser has of a shop that knows one order, which is the last that it placed unless told otherwise. */
const browser = (order: PlacedOrder, url = page, last = number) => {
  function reply<T>(): T
  function reply(): unknown {
    return ok(order)
  }
  const call: Client['call'] = () => Promise.resolve(reply())
  const request = new Request(url, { headers: { cookie: `${orderCookie}=${last}` } })
  return { request, locals: visitorLocals({ call }).locals }
}

const confirm = (order: PlacedOrder, url = page): Promise<string> =>
  container.renderToString(ConfirmationView, { props: { order }, ...browser(order, url) })

const promises = [confirmation.deliveries, confirmation.payment, confirmation.account]
const headingOf = (html: string): string | undefined => /<h1[^>]*>([^<]*)</.exec(html)?.[1]

it('thanks for an order that was placed, and tells how it comes', async () => {
  const html = await confirm(orderWith({}))
  expect(headingOf(html)).toBe(confirmation.title)
  for (const words of promises) expect(html).toContain(`>${words}<`)
  expect(html).not.toContain(confirmation.earlier)
})

it.each([
  ['cancelled', { st: 'cancelled' }],
  ['failed', { st: 'failed' }],
  ['waiting', { st: 'challenged', flash }],
] as const)('says in its heading that an order is %s, and promises nothing', async (state, given) => {
  const html = await confirm(orderWith({ ...given, flash: [...('flash' in given ? given.flash : [])] }))
  expect(headingOf(html)).toBe(confirmation.titles[state])
  for (const words of promises) expect(html).not.toContain(`>${words}<`)
  expect(html.includes('class="totals"')).toBe(state === 'waiting')
})

it('tells of an order that waits what it holds of gift cards until then', async () => {
  const card = { code: 'CREDIT_CARD' as const, amount: 6000, refunded: 0 }
  const paid = orderWith({ st: 'challenged', flash, paymentMethod: [card] })
  expect(await confirm(paid)).toContain('Until then nothing is charged.')
  const held = { code: 'GIFT_CARD' as const, amount: 2000, refunded: 0 }
  const html = await confirm({ ...paid, paymentMethod: [held, card] })
  expect(html).toContain('The $20.00 that gift cards, rewards or credit pay are set aside')
  expect(html).not.toContain('nothing is charged')
  expect(html).toContain(waiting.goOn)
})

it('leaves the main button of a page to what the page is for', async () => {
  const html = await confirm(orderWith({ st: 'challenged', flash }))
  expect(html).toMatch(new RegExp(`<a class="button" href[^>]*>\\s*${waiting.goOn}`))
  expect(html).not.toContain('data-style="primary"')
})

it.each([
  ['the confirmation of an order that was given up', 'cancelled', number, page],
  ['the order placed since, which is told', 'cancelled', 'W0000000002', `${page}?ofEarlierOrder=1`],
  ['the order placed since where the payment failed', 'failed', 'W0000000002', `${page}?ofEarlierOrder=1`],
] as const)('leads a payment that is confirmed too late to %s', async (_, st, last, to) => {
  const url = `http://shop.test/en-us/checkout/challenge?orderNumber=${number}`
  const { locals, request } = browser(orderWith({ st }), url, last)
  const response = await loadWaitingOrder(locals, request, new URL(url))
  if (!(response instanceof Response)) throw new Error('The order still waits.')
  expect(new URL(response.headers.get('location') ?? '', url).href).toBe(to)
  const html = await confirm(orderWith({}), to)
  expect(html.includes(confirmation.earlier)).toBe(to !== page)
})

it('says on paper when it was ordered, and who sold it in this country', async () => {
  const html = await confirm(orderWith({ placedAt: '2026-06-01T12:00:00.000Z' }))
  expect(html).toContain('>June 1, 2026</time>')
  const [, seller = ''] = /class="order-seller"[^>]*>(.*?)<\/section>/s.exec(html) ?? []
  expect(seller.replaceAll(/<[^>]+>|\s+/g, ' ')).toContain('Marlow SARL')
  expect(seller).toContain('RCS Nantes 123 456 789')
  expect(seller).toContain('EIN 12-3456789')
  expect(seller).not.toContain('DE123')
})
