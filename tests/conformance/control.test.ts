import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoStores } from '#demo/stores/stores.ts'
import { administer } from '#src/composition/administration.ts'
import type { Database } from '#src/backend/platform/database/database.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { catalogue } from '#tests/fixtures/catalogue.ts'
import { promotion } from '#tests/fixtures/promotions.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { reachShop } from '#src/composition/control/control-client.ts'
import { findControl, publishControl } from '#src/composition/control/control-file.ts'
import { openControl } from '#src/composition/control/control-server.ts'

let folder = ''
let database: Database
let control: Awaited<ReturnType<typeof openControl>>

beforeAll(async () => {
  database = await openDatabase({ memory: true }, silentLog)
})
afterAll(() => database.close())

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'welt-control-'))
  control = await openControl(folder, administer(database), silentLog)
})
afterEach(async () => {
  await control.close()
  await rm(folder, { recursive: true })
})

it('hands a catalogue over, and reads it back as it was', async () => {
  const shop = await reachShop(folder)
  const done: number[] = []
  const report = await shop?.load(catalogue, { onProgress: (at) => done.push(at) })
  expect(report).toEqual({ loaded: 4, unchanged: 0, refused: [], removed: 0 })
  expect(done).toEqual([4])
  const read = await shop?.read()
  expect(read?.products.find(({ productId }) => productId === 'WOOLSOCKS')).toMatchObject({
    name: { en: 'Wool Socks' },
    variants: [{ upc: 'socks', quantity: 100_000 }],
  })
  expect(read?.categories).toHaveLength(5)
  expect((await shop?.summary())?.products.map(({ name }) => name).sort()).toEqual([
    ...['Bog Tee', 'Fell Boot', 'Gift Card', 'Wool Socks'],
  ])
})

it('changes stock and prices alone, and what listings sort by with them', async () => {
  const shop = await reachShop(folder)
  await shop?.load(catalogue, {})
  const prices = { USD: { current: 100, original: 4000 } }
  expect(
    await shop?.update([{ sku: 'tee', prices }, { variantId: 'socks', quantity: 7 }, { sku: 'no' }]),
  ).toEqual({ updated: 2, missing: [{ sku: 'no' }] })
  const { products = [] } = (await shop?.read()) ?? {}
  const variants = products.flatMap((product) => product.variants)
  expect(variants.find(({ upc }) => upc === 'tee')).toMatchObject({ prices, quantity: 20 })
  expect(variants.find(({ upc }) => upc === 'socks')).toMatchObject({ quantity: 7 })
})

it('tells why it could not', async () => {
  const shop = await reachShop(folder)
  const [boot] = catalogue.products
  const wrong = { categories: [], products: boot ? [{ ...boot, slug: 'No Slug' }] : [] }
  await expect(shop?.load(wrong, {})).rejects.toThrow('slug')
})

it('hears only who can read the data folder, on this machine', async () => {
  const file = path.join(folder, 'control.json')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const found = await findControl(folder)
  const ask = (authorization: string) =>
    fetch(`http://127.0.0.1:${found?.port}/summary`, { method: 'POST', headers: { authorization } })
  expect((await ask('Bearer ')).status).toBe(404)
  expect((await ask(`Bearer ${found?.secret.slice(1)}x`)).status).toBe(404)
  expect((await ask(`Bearer ${found?.secret}`)).status).toBe(200)
})

it('leaves nothing behind, and a file of a shop that died misleads nobody', async () => {
  await control.close()
  await expect(readFile(path.join(folder, 'control.json'))).rejects.toThrow('ENOENT')
  expect(await reachShop(folder)).toBeUndefined()
  await publishControl(folder, { port: 1, secret: 'x'.repeat(32) })
  expect(await reachShop(folder)).toBeUndefined()
})

it('hands promotions over, and makes codes of them', async () => {
  const shop = await reachShop(folder)
  const ten = promotion({ promotionId: 'TEN', class: 'ORDER', effect: { type: 'percent', percent: 10 } })
  expect(await shop?.promotions.load([ten], { replace: true })).toEqual({ loaded: 1, removed: 0 })
  expect(await shop?.promotions.generateCodes({ promotionId: 'TEN', count: 3 })).toHaveLength(3)
  await expect(shop?.promotions.generateCodes({ promotionId: 'NONE', count: 3 })).rejects.toThrow('NONE')
  expect(await shop?.promotions.load([], { replace: true })).toEqual({ loaded: 0, removed: 1 })
})

it('hands stores over, and what they have in stock', async () => {
  const shop = await reachShop(folder)
  await shop?.load(catalogue, {})
  expect(await shop?.stores.load({ stores: demoStores, replace: true })).toEqual({
    loaded: demoStores.length,
    refused: [],
    removed: 0,
  })
  const update = { storeId: 'de-berlin', code: 'tee', quantity: 3 }
  const unknown = { storeId: 'de-berlin', code: 'no', quantity: 3 }
  expect(await shop?.stores.updateStock([update, unknown])).toEqual({
    updated: 1,
    missing: [{ ...unknown, what: 'variant' }],
  })
})
