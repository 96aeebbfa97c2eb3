import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBalancer, type Balancer } from '#tests/setup/balancer.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { keepAdding, wrongCarts } from '#tests/setup/keep-adding.ts'
import { startPostgres, type PostgresServer } from '#tests/setup/postgres-server.ts'
import { someProduct } from '#tests/setup/some-product.ts'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { freePort } from '../../scripts/free-port.ts'
import { startShop, type ShopProcess } from '../../scripts/shop-process.ts'

type Instance = { port: string; url: string; shop: ShopProcess }

let database: PostgresServer
let folder: string
let balancer: Balancer
const instances: Instance[] = []

/** An instance with files of its own. It drains until it is told again to end, however busy the machine is. */
const startInstance = (port: string): Promise<ShopProcess> =>
  startShop(path.join(folder, port), {
    PORT: port,
    DATABASE_URL: database.url,
    SESSION_SECRET: 'the secret that all instances share',
    WELT_WORKERS: '1',
    WELT_DRAIN_SECONDS: '600',
    RATE_LIMIT_SCALE: '100',
  })

const soon = { timeout: 60_000 }

beforeAll(async () => {
  database = await startPostgres({ durable: false })
  folder = await temporaryFolder('welt-instances-')
  const ports = await Promise.all([freePort(), freePort(), freePort()])
  const started = ports.map(String).map(async (port) => {
    instances.push({ port, url: `http://localhost:${port}`, shop: await startInstance(port) })
  })
  await Promise.all(started)
  balancer = await startBalancer(instances.map(({ url }) => url))
  for (const { url } of instances) await eventually(() => expect(balancer.isReady(url)).toBe(true))
})
afterAll(async () => {
  await balancer.stop()
  await Promise.all(instances.map(({ shop }) => shop.end('SIGKILL')))
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Looks at pages over and over. Resolves to what failed once it is stopped. */
const keepLooking = (paths: readonly string[]) => {
  const failures: string[] = []
  let seen = 0
  let isStopped = false
  const look = async (): Promise<void> => {
    while (!isStopped) {
      const address = balancer.url + (paths[(seen += 1) % paths.length] ?? '')
      const answer = await fetch(address).catch(() => undefined)
      const html = await answer?.text().catch(() => '')
      if (!answer?.ok || !html?.includes('</html>')) failures.push(`${address} ${answer?.status}`)
    }
  }
  const looking = look()
  return {
    seen: () => seen,
    stop: async () => {
      isStopped = true
      await looking
      return failures
    },
  }
}

test('instances that are restarted in turn under load fail no request and lose nothing', async () => {
  const product = await someProduct(balancer.url, 'en-us', 40)
  const looking = keepLooking(['/en-us', product.url, product.listingUrl])
  const adding = keepAdding(balancer.url, product, 3)
  const moreWork = async (): Promise<void> => {
    const [adds, pages] = [adding.acknowledged(), looking.seen()]
    await expect.poll(() => adding.acknowledged() > adds + 10 && looking.seen() > pages + 10, soon).toBe(true)
  }
  await moreWork()
  for (const instance of instances) {
    const { port, url, shop } = instance
    const drained = shop.end('SIGTERM')
    await expect.poll(() => balancer.isDrained(url), soon).toBe(true)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    await shop.end('SIGTERM')
    expect(await drained).toBe(0)
    await moreWork()
    instance.shop = await startInstance(port)
    await expect.poll(() => balancer.isReady(url), soon).toBe(true)
    await moreWork()
  }
  const pages = await looking.stop()
  await adding.stop()
  expect({ pages, adds: adding.failures }).toEqual({ pages: [], adds: [] })
  expect(await wrongCarts(adding)).toEqual([])
})

test('an instance that is killed under load takes no acknowledged add with it', async () => {
  const adding = keepAdding(balancer.url, await someProduct(balancer.url, 'en-us', 40), 3)
  await expect.poll(adding.acknowledged, soon).toBeGreaterThan(40)
  await instances[0]?.shop.end('SIGKILL')
  instances.shift()
  const then = adding.acknowledged()
  await expect.poll(adding.acknowledged, soon).toBeGreaterThan(then + 40)
  await adding.stop()
  expect(await wrongCarts(adding)).toEqual([])
})
