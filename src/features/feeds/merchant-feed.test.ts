import { expect, it } from 'vitest'
import { err, ok } from '#src/base/result.ts'
import type { Product } from '#src/contract/catalogue/product.ts'
import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts'
import { soldShoe } from '#tests/fixtures/sold-product.ts'
import { merchantFeed } from './merchant-feed.ts'
import { merchantItems } from './merchant-item.ts'
import { heldAtEnd, streamText } from './stream-text.ts'

const shop = { origin: 'https://shop.test', pictureAt: (publicId: string) => `/pictures/${publicId}` }

const fieldOf = (item: string, name: string): string[] =>
  [...item.matchAll(new RegExp(`<g:${name}>([^<]*)</g:${name}>`, 'g'))].map(([, text = '']) => text)

const itemsOf = (change: Partial<Product> = {}): string[] =>
  merchantItems({ ...soldShoe, ...change }, shop)
    .split('<item>')
    .slice(1)

it('names each variant, its group and the address that shows it', () => {
  const items = itemsOf()
  expect(items.map((item) => fieldOf(item, 'id')[0])).toEqual(soldShoe.variants.map(({ id }) => id))
  const [first = ''] = items
  expect(fieldOf(first, 'item_group_id')).toEqual(['MW1001TR'])
  expect(fieldOf(first, 'title')).toEqual(['Ridge Runner – Moss – 8'])
  expect(fieldOf(first, 'link')).toEqual(['https://shop.test/en-us/p/ridge-runner-MW1001TR?variant=MOSS-8'])
  expect(fieldOf(first, 'image_link')).toEqual(['https://shop.test/pictures/products/MOSS'])
})

it('tells prices as the site shows them, and a reduction by both', () => {
  const [full = '', ...others] = itemsOf()
  expect([fieldOf(full, 'price'), fieldOf(full, 'sale_price')]).toEqual([['80.00 USD'], []])
  const reduced = others.find((item) => item.includes('CLAY-9')) ?? ''
  expect([fieldOf(reduced, 'price'), fieldOf(reduced, 'sale_price')]).toEqual([['80.00 USD'], ['60.00 USD']])
})

it('tells what is sold out', () => {
  expect(itemsOf().map((item) => fieldOf(item, 'availability')[0])).toEqual([
    ...['in_stock', 'in_stock', 'out_of_stock', 'out_of_stock', 'in_stock'],
  ])
})

it('tells the size system that the label of the size names, and for whom its category is', () => {
  const attributes = soldShoe.attributes.map((one) =>
    one.type === 'size' ? { ...one, label: 'Size (US)' } : one,
  )
  const breadcrumbs = [
    { categoryId: '1000', name: 'Women', url: '/en-us/c/women-1000' },
    { categoryId: '1100', name: 'Shoes & more', url: '/en-us/c/women/shoes-1100' },
  ]
  const [item = ''] = itemsOf({ attributes, breadcrumbs })
  expect(fieldOf(item, 'size_system')).toEqual(['US'])
  expect(fieldOf(item, 'gender')).toEqual(['female'])
  expect(fieldOf(item, 'age_group')).toEqual(['adult'])
  expect(fieldOf(item, 'product_type')).toEqual(['Women &gt; Shoes &amp; more'])
  expect(fieldOf(itemsOf()[0] ?? '', 'gender')).toEqual([])
})

it('tells a number of the trade alone as GTIN', () => {
  const [variant] = soldShoe.variants
  const of = (upc: string) => itemsOf({ variants: variant ? [{ ...variant, upc }] : [] })[0] ?? ''
  expect(fieldOf(of('4006381333931'), 'gtin')).toEqual(['4006381333931'])
  expect(fieldOf(of('2000001010014'), 'gtin')).toEqual([])
  expect(fieldOf(of('4006381333931'), 'item_group_id')).toEqual([])
})

it('leaves out what has no picture, and what has no price of its own', () => {
  expect(itemsOf({ images: [] })).toEqual([])
  expect(itemsOf({ customAmount: { min: 2500, max: 50_000 } })).toEqual([])
})

const pageOf = (products: Product[], next?: string) => ({ products, ...(next === undefined ? {} : { next }) })
const whole = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
const sent = (pieces: AsyncIterator<Uint8Array>): Promise<string> =>
  streamText(pieces, 'application/xml', 60).text()
const site = { ...shop, title: 'Marlow & Co', home: '/en-us' }

it('is well-formed whatever things are called', async () => {
  const products = naughtyStrings.map((name) => ({
    ...soldShoe,
    name,
    description: name,
    brand: name || '—',
  }))
  const text = await whole(merchantFeed(pageOf(products), { ...site, pageAfter: async () => ok(pageOf([])) }))
  expect(text).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u)
  expect(text).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)/)
  const open: string[] = []
  for (const [, end = '', name = ''] of text.matchAll(/<(\/?)([a-z][a-z:_]*)[^>]*>/g))
    if (end === '') open.push(name)
    else expect(open.pop()).toBe(name)
  expect(open).toEqual([])
})

it('goes on after each page to the last', async () => {
  const wanted: (string | undefined)[] = []
  const text = await whole(
    merchantFeed(pageOf([soldShoe], 'MW1001TR'), {
      ...site,
      pageAfter: async (after) => {
        wanted.push(after)
        return ok(pageOf([soldShoe]))
      },
    }),
  )
  expect(wanted).toEqual(['MW1001TR'])
  expect(text.match(/<item>/g)).toHaveLength(2 * soldShoe.variants.length)
  expect(text.trim().endsWith('</rss>')).toBe(true)
})

it('breaks off where a page cannot be had, and is not held then', async () => {
  const held: (readonly Uint8Array[])[] = []
  const error = { errorId: 'NETWORK', message: 'gone', status: 0, additionalInfo: {}, correlationId: '' }
  const feed = merchantFeed(pageOf([soldShoe], 'MW1001TR'), { ...site, pageAfter: async () => err(error) })
  await expect(sent(heldAtEnd(feed, 1_000_000, (pieces) => held.push(pieces)))).rejects.toThrow('MW1001TR')
  expect(held).toEqual([])
})

it('is held whole, unless it is too long', async () => {
  const held: (readonly Uint8Array[])[] = []
  async function* pieces() {
    yield 'abc'
    yield 'dé'
  }
  expect(await sent(heldAtEnd(pieces(), 6, (all) => held.push(all)))).toBe('abcdé')
  await sent(heldAtEnd(pieces(), 5, (all) => held.push(all)))
  expect(held).toHaveLength(1)
  const again = () => streamText((held[0] ?? []).values(), 'application/xml', 60).text()
  expect(await Promise.all([again(), again()])).toEqual(['abcdé', 'abcdé'])
})
