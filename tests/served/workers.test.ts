import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { afterAll, beforeAll, expect } from 'vitest'
import { administerCatalogue } from '#src/backend/catalogue/catalogue-administration.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { guestAt, newGuest } from '#tests/setup/guest.ts'
import { keepAdding, wrongCarts } from '#tests/setup/keep-adding.ts'
import { startPostgres, type PostgresServer } from '#tests/setup/postgres-server.ts'
import { someProduct } from '#tests/setup/some-product.ts'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { startShop, type ShopProcess } from '../../scripts/shop-process.ts'
import { test } from './served-shop.ts'

let database: PostgresServer
let folder: string
let shop: ShopProcess
let ended: Promise<number | null> | undefined
beforeAll(async () => {
  database = await startPostgres({ durable: false })
  folder = await temporaryFolder('welt-workers-')
  shop = await startShop(folder, {
    DATABASE_URL: database.url,
    WELT_WORKERS: '2',
    LOG_LEVEL: 'info',
    RATE_LIMIT_SCALE: '100',
  })
})
afterAll(async () => {
  await (ended ?? shop.end('SIGKILL'))
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

const entrySchema = z.object({ event: z.string(), worker: z.number(), pid: z.number() })
type Entry = z.infer<typeof entrySchema>

/** What the shop logged of its workers. */
const logged = (event: string): Entry[] =>
  shop
    .output()
    .split('\n')
    .filter((line) => line.includes(`"${event}"`))
    .map((line) => entrySchema.parse(JSON.parse(line)))

const ready = (): Entry[] => logged('worker ready')

/** Asks by a connection of its own, which any worker may get. */
const ask = (path: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const outgoing = request(shop.url + path, { agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)))
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    outgoing.once('error', reject)
    outgoing.end()
  })

test('workers share the port, and the secret they made', async () => {
  await expect.poll(() => ready().length, { timeout: 60_000 }).toBe(2)
  expect(new Set(ready().map(({ worker }) => worker))).toEqual(new Set([1, 2]))
  const guest = await newGuest(shop.url)
  for (let round = 0; round < 4; round += 1) {
    const { status } = await ask('/readyz')
    expect(status).toBe(200)
    expect((await guestAt(shop.url, guest).cart()).id).toBe(guest.cartId)
  }
})

test('every worker shows what an import beside the shop changed', async () => {
  const administration = await openDatabase({ url: database.url }, silentLog)
  const catalogue = administerCatalogue(administration)
  const { products } = await catalogue.read()
  const product = products.find(({ productType }) => productType !== 'digital')
  const page = `/en-us/p/${product?.slug}-${product?.productId}`
  const answers = () => Promise.all(Array.from({ length: 6 }, () => ask(page)))
  const inStock = async () =>
    (await answers()).filter(({ text }) => text.includes('schema.org/InStock')).length
  expect(await inStock()).toBe(6)
  const variants = product?.variants ?? []
  await catalogue.update(variants.map(({ variantId }) => ({ variantId, quantity: 0 })))
  await expect.poll(inStock).toBe(0)
  await catalogue.update(variants.map(({ variantId, quantity }) => ({ variantId, quantity })))
  await administration.close()
})

test('a worker that is killed under load comes back, and no acknowledged add is lost', async () => {
  await expect.poll(() => ready().length, { timeout: 60_000 }).toBe(2)
  const adding = keepAdding(shop.url, await someProduct(shop.url, 'en-us', 40), 4)
  await expect.poll(adding.acknowledged, { timeout: 60_000 }).toBeGreaterThan(40)
  const [victim] = ready()
  process.kill(victim?.pid ?? 0, 'SIGKILL')
  await expect
    .poll(() => logged('worker ended'), { timeout: 60_000 })
    .toMatchObject([{ worker: victim?.worker, pid: victim?.pid }])
  const then = adding.acknowledged()
  await expect.poll(() => ready().length, { timeout: 60_000 }).toBe(3)
  await expect.poll(adding.acknowledged, { timeout: 60_000 }).toBeGreaterThan(then + 40)
  await adding.stop()
  expect(ready().at(-1)?.worker).toBe(victim?.worker)
  expect(await wrongCarts(adding)).toEqual([])
})

test('a worker that is killed leaves nobody waiting who has just come', async () => {
  const before = ready().length
  process.kill(ready().at(-1)?.pid ?? 0, 'SIGKILL')
  const come = Array.from({ length: 60 }, () =>
    ask('/healthz').then(
      ({ status }) => status,
      () => 'cut off',
    ),
  )
  const waiting = wait(30_000, ['still waiting'])
  const answers = await Promise.race([Promise.all(come), waiting])
  expect(new Set(answers).difference(new Set(['cut off']))).toEqual(new Set([200]))
  await expect.poll(() => ready().length, { timeout: 60_000 }).toBe(before + 1)
})

test('workers count a client together, each address as often as one process would', async () => {
  const allowed = 60
  const usual = await startShop(folder, {
    ...{ DATABASE_URL: database.url, WELT_WORKERS: '2', LOG_LEVEL: 'info' },
    TRUSTED_PROXIES: '127.0.0.1, ::1',
  })
  await expect.poll(() => usual.output().split('"worker ready"').length - 1, { timeout: 60_000 }).toBe(2)
  const sendAs = (client: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { 'x-forwarded-for': client, 'content-type': 'application/json' }
      const outgoing = request(`${usual.url}/api/photos/v1/users`, { method: 'POST', headers, agent: false })
      outgoing.once('response', (answer) => resolve(answer.resume().statusCode ?? 0))
      outgoing.once('error', reject)
      outgoing.end(JSON.stringify({ name: 'A' }))
    })
  const flood = async (client: string) => {
    const answers = await Promise.all(Array.from({ length: allowed + 20 }, () => sendAs(client)))
    return [200, 429].map((wanted) => answers.filter((status) => status === wanted).length)
  }
  expect(await flood('203.0.113.1')).toEqual([allowed, 20])
  expect(await sendAs('203.0.113.2')).toBe(200)
  expect(await usual.end('SIGTERM')).toBe(0)
})

test('SIGTERM ends all workers in order', async () => {
  const adding = keepAdding(shop.url, await someProduct(shop.url, 'en-us', 40), 2)
  await expect.poll(adding.acknowledged, { timeout: 60_000 }).toBeGreaterThan(10)
  await adding.stop()
  ended = shop.end('SIGTERM')
  expect(await ended).toBe(0)
  const pids = ready().map(({ pid }) => pid)
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('more workers than one are refused on the embedded database, in words', async () => {
  await expect(startShop(folder, { WELT_WORKERS: '2' })).rejects.toThrow(
    'WELT_WORKERS: the embedded database belongs to one process. Set DATABASE_URL, or WELT_WORKERS to 1',
  )
})
