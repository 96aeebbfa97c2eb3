import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { clientHeader } from '#src/contract/headers.ts'
import type { ShopProcess } from '../../scripts/shop-process.ts'
import { openOwnShop } from '#tests/setup/own-shop.ts'
import { someProduct } from '#tests/setup/some-product.ts'

const refusalSchema = z.looseObject({ correlationId: z.string() })

/** Allows each client three new carts in ten minutes, and six tokens and changes a minute. */
const tight = { RATE_LIMIT_SCALE: '0.01', TRUSTED_PROXIES: '127.0.0.1, ::1' }

let shop: ShopProcess
beforeAll(async () => {
  const own = await openOwnShop('limits', () => tight)
  shop = own.shop
  return own.close
})

test('a shopper without script who asks too often reads so in their language; others shop on', async () => {
  const product = await someProduct(shop.url, 'de-de')
  const [{ attributes } = { attributes: {} }] = product.variants
  const choice = Object.entries(attributes).map(([type, id]) => [`attribute-${type}`, String(id)])
  const form = new URLSearchParams([['productId', product.productId], ...choice])
  const add = (client: string) =>
    fetch(`${shop.url}/de-de/cart/add`, {
      method: 'POST',
      headers: { origin: shop.url, 'x-forwarded-for': client },
      body: form,
      redirect: 'manual',
    })
  const leadsTo = async (client: string) => (await add(client)).headers.get('location') ?? ''

  for (let carts = 0; carts < 3; carts += 1) expect(await leadsTo('203.0.113.1')).toBe('/de-de/cart')
  const refused = await leadsTo('203.0.113.1')
  expect(refused).toContain('error=GEN429')
  expect(await (await fetch(`${shop.url}${refused}`)).text()).toContain('Das war sehr viel auf einmal.')
  expect(await leadsTo('203.0.113.2')).toBe('/de-de/cart')
})

test('a client that asks for decisions without end is refused; others are decided for', async () => {
  const ask = (client: string) =>
    fetch(`${shop.url}/en-us/-/decisions?ask=home-welt-story`, { headers: { 'x-forwarded-for': client } })
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('203.0.113.9')))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(14)
  const [one] = refused
  const wait = Number(one?.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(one?.headers.get('cache-control')).toBe('no-store')
  expect(one?.headers.getSetCookie()).toEqual([])
  expect(refusalSchema.parse(await one?.json())).toMatchObject({
    errorDetails: [{ errorId: 'GEN429', additionalInfo: { retryAfter: wait } }],
    appId: 'welt',
  })
  expect((await ask('203.0.113.10')).status).toBe(200)
})

test('nobody gets a share of their own by what they write into headers', async () => {
  const flood = async (headersOf: (index: number) => Record<string, string>) => {
    const ask = (_: unknown, index: number) =>
      fetch(`${shop.url}/token/v2/auth/token`, { method: 'POST', headers: headersOf(index) })
    const answers = await Promise.all(Array.from({ length: 20 }, ask))
    return answers.filter(({ status }) => status === 200).length
  }
  expect(await flood((index) => ({ 'x-forwarded-for': `198.51.100.${index}, 203.0.113.7` }))).toBe(6)
  expect(await flood((index) => ({ 'x-forwarded-for': '203.0.113.8', [clientHeader]: `c${index}` }))).toBe(6)
  expect(await flood((index) => ({ 'x-forwarded-for': `2001:db8:1:2::${index}` }))).toBe(6)
})
