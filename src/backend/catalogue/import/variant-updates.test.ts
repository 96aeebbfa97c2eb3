import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { largestQuantity } from '#src/contract/cart/line-item-fields.ts'
import { productIdOf } from './import-product.ts'
import { readVariantUpdates } from './variant-updates.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'welt-updates-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = async (only: 'stock' | 'prices', ...rows: string[]) => {
  const file = path.join(folder, 'updates.csv')
  await writeFile(file, rows.join('\n'))
  return readVariantUpdates({ file, only, currency: 'USD', markets: new Map() })
}

const shopify =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src'
const tee = productIdOf('tee')
const mug = productIdOf('mug')

it('leaves what the product CSV does not count without end, as an import does', async () => {
  const { updates, refusals } = await read(
    'stock',
    shopify,
    'tee,Tee,Size,S,tee-s,shopify,4,deny,10,a.jpg',
    'tee,,,M,tee-m,shopify,-2,continue,10,b.jpg',
    'tee,,,L,tee-l,,0,deny,10,',
    'tee,,,XL,tee-xl,shopify,-3,deny,10,',
    'mug,Mug,Title,Default Title,mug,shopify,5,deny,8,c.jpg',
    'mug,,,,,,,,,d.jpg',
  )
  expect(refusals).toEqual([])
  expect(updates).toEqual([
    { variantId: `${tee}-s`, quantity: 4 },
    { variantId: `${tee}-m`, quantity: largestQuantity },
    { variantId: `${tee}-l`, quantity: largestQuantity },
    { variantId: `${tee}-xl`, quantity: 0 },
    { variantId: mug, quantity: 5 },
  ])
})

it('adds up the places of an inventory export, at most to the largest quantity', async () => {
  const { updates } = await read(
    'stock',
    'Handle,Title,Option1 Name,Option1 Value,SKU,Location,Available',
    'tee,Tee,Size,S,tee-s,Bern,4',
    'tee,Tee,Size,S,tee-s,Paris,3',
    'tee,Tee,Size,M,tee-m,Bern,999999999',
    'tee,Tee,Size,M,tee-m,Paris,not stocked',
    'tee,Tee,Size,L,tee-l,Bern,not stocked',
  )
  expect(updates).toEqual([
    { variantId: `${tee}-s`, quantity: 7 },
    { variantId: `${tee}-m`, quantity: largestQuantity },
  ])
})

it('adds up places of a table that names neither options nor prices', async () => {
  const { updates } = await read('stock', 'Handle,Available', 'mug,4', 'mug,3')
  expect(updates).toEqual([{ variantId: mug, quantity: 7 }])
})

it('passes over the further pictures of a product, and refuses a variant without a price', async () => {
  const { updates, refusals } = await read(
    'prices',
    shopify,
    'mug,Mug,Title,Default Title,mug,shopify,5,deny,8,c.jpg',
    'mug,,,,,,,,,d.jpg',
    'tee,Tee,Size,S,tee-s,shopify,4,deny,10,a.jpg',
    'tee,,,M,tee-m,shopify,4,deny,,b.jpg',
    'cap,Cap,,,,,,,,e.jpg',
  )
  expect(updates).toEqual([
    { variantId: mug, prices: { USD: { current: 800, original: 800 } } },
    { variantId: `${tee}-s`, prices: { USD: { current: 1000, original: 1000 } } },
  ])
  expect(refusals).toEqual([
    { line: 5, column: 'Variant Price', reason: 'is empty' },
    { line: 6, column: 'Variant Price', reason: 'is empty' },
  ])
})

it('reads the prices of markets where the table has no others', async () => {
  const { updates } = await read('prices', 'Handle,Option1 Value,Price / Canada', 'mug,,9', 'tee,,12')
  expect(updates).toMatchObject([
    { variantId: mug, prices: { CAD: { current: 900 } } },
    { variantId: tee, prices: { CAD: { current: 1200 } } },
  ])
})

it('tells where the file names what the shop does not have', async () => {
  const { updates, notFound } = await read('stock', 'SKU,Stock', 'mug,1', 'gone,2')
  expect(updates.map(notFound)).toEqual([
    { line: 2, column: 'SKU', reason: 'is of no variant in the shop' },
    { line: 3, column: 'SKU', reason: 'is of no variant in the shop' },
  ])
})
