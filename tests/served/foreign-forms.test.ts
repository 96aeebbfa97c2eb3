import { expect } from 'vitest'
import { test } from './served-shop.ts'

const cartForms = ['add', 'update', 'remove', 'coupon', 'delivery', 'estimate', 'gift-option', 'take-gift']

const post = (
  url: string,
  form: Record<string, string>,
  headers: Record<string, string>,
): Promise<Response> =>
  fetch(url, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(form) })

for (const path of cartForms.map((form) => `/en-us/cart/${form}`))
  test(`${path} refuses a form of another site, and one that does not say where it comes from`, async ({
    origin,
  }) => {
    for (const headers of [{ origin: 'https://elsewhere.example' }, {}]) {
      const answer = await post(`${origin}${path}`, { itemId: 'any' }, headers)
      expect(answer.status).toBe(403)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

test('a choice of cookies from another site changes nothing', async ({ origin }) => {
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const answer = await post(`${origin}/en-gb/-/consent`, { source: 'banner', choice: 'all' }, headers)
  expect(answer.status).toBe(403)
  expect(answer.headers.getSetCookie()).toEqual([])
})
