import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, it } from 'vitest'
import { ok } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { ProductCard } from '#src/contract/catalogue/product.ts'
import Recommendations from '#src/features/recommendations/Recommendations.astro'
import { visitorLocals } from './visitor-locals.ts'

const container = await AstroContainer.create()

const price = { lowOriginal: 8000, highOriginal: 8000, lowCurrent: 8000, highCurrent: 8000 }

const cardOf = (at: number, available = true): ProductCard => ({
  ...{ id: `MW100${at}TR`, masterId: `MW100${at}TR`, name: `Shoe ${at}`, url: `/en-us/p/shoe-MW100${at}TR` },
  ...{ currency: 'USD', colors: [], available },
  price: { ...price, original: 8000, current: 8000, percentagePriceDiscount: 0 },
})

/** A shop that recommends these, and what was called. */
const shopWith = (cards: readonly ProductCard[]) => {
  const called: string[] = []
  const items = cards.map(({ id }) => ({ id, recToken: `product.${id}` }))
  function reply<T>(value: object): T
  function reply(value: object): unknown {
    return ok(value)
  }
  const call: Client['call'] = (key, input) => {
    called.push(`${key} ${JSON.stringify(input)}`)
    return Promise.resolve(reply(key.includes('widget') ? { items } : { products: cards }))
  }
  return { called, ...visitorLocals({ call }) }
}

const wanted = { widget: 'product', productIds: ['MW1201HB'], limit: 2, variant: '6-cards' } as const

const show = (shop: ReturnType<typeof shopWith>, hasScript = false): Promise<string> =>
  container.renderToString(Recommendations, {
    props: { ...wanted, hasScript },
    request: new Request('http://shop.test/en-us/p/boot-MW1201HB'),
    locals: shop.locals,
  })

it('shows what can be sold, as many as are wanted, each with its token, under a stylesheet of its own', async () => {
  const shop = shopWith([cardOf(1), cardOf(2, false), cardOf(3), cardOf(4)])
  const html = await show(shop)
  expect([...html.matchAll(/data-rec-token="([^"]+)"/g)].map(([, token]) => token)).toEqual([
    'product.MW1001TR',
    'product.MW1003TR',
  ])
  expect(html).toContain('You may also like')
  expect(html).toMatch(/<link rel="stylesheet" href="[^"]*carousel\+product-card\+recommendations\.css">/)
  expect(shop.called).toEqual([
    'GET /products/v1/widgetRecommendations {"query":{"widget":"product","limit":8,"productIds":"MW1201HB"}}',
    expect.stringContaining('"productIds":"MW1001TR,MW1002TR,MW1003TR,MW1004TR"'),
  ])
})

it('takes no script of the page but once somebody reaches it, and arrows where its script comes along', async () => {
  const bare = await show(shopWith([cardOf(1)]))
  expect(bare).toContain('data-acts-on="pointerenter"')
  expect(bare).toContain('data-of-product="MW1201HB"')
  expect(bare).not.toContain('data-carousel=')
  const whole = await show(shopWith([cardOf(1)]), true)
  expect(whole).toContain('data-carousel="sm md lg"')
  expect(whole).not.toContain('data-acts-on')
})

it('is not there where nothing is recommended', async () => {
  expect((await show(shopWith([]))).trim()).toBe('')
})
