import { expect, it } from 'vitest'
import { unsubscribeAtOnce } from './unsubscribe-at-once.ts'

const token = 'a'.repeat(60)
const page = `http://shop.test/fr-ca/newsletter/unsubscribe?token=${token}`
const form = { 'content-type': 'application/x-www-form-urlencoded' }

const post = (address: string, headers: Record<string, string> = form, method = 'POST') => {
  const calls: string[] = []
  const api = async ({ method: called, url }: Request) => {
    calls.push(`${called} ${url}`)
    return Response.json({ recipient: 'ada@example.com' })
  }
  const request = new Request(address, { method, headers })
  return { answer: unsubscribeAtOnce({ shop: { api }, request, url: new URL(address) }), calls }
}

it('ends a subscription for a mail service', async () => {
  const { answer, calls } = post(page)
  expect((await answer)?.status).toBe(200)
  expect(calls).toEqual([`POST http://shop.test/consumers-v3/consumer/subscription/unsubscribe/${token}`])
})

it('ends for a mail service what somebody waits for', async () => {
  const { answer, calls } = post(`http://shop.test/fr-ca/back-in-stock/stop?token=${token}`)
  expect((await answer)?.status).toBe(200)
  expect(calls).toEqual([`POST http://shop.test/products/v1/notifications/stop/${token}`])
})

it.each<[string, string, Record<string, string>?, string?]>([
  ['a page that is only opened', page, {}, 'GET'],
  ['the form of a page', page, { ...form, origin: 'http://shop.test' }],
  ['another site', page, { ...form, 'sec-fetch-site': 'cross-site' }],
  ['another page', 'http://shop.test/fr-ca/cart/add'],
  ['a link without a token', 'http://shop.test/fr-ca/newsletter/unsubscribe'],
  ['a path in a token', `http://shop.test/fr-ca/newsletter/unsubscribe?token=${'../'.repeat(20)}`],
])('leaves alone %s', (_, address, headers, method) => {
  const { answer, calls } = post(address, headers, method)
  expect({ answer, calls }).toEqual({ answer: undefined, calls: [] })
})
