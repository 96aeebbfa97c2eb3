import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { Mutex } from 'async-mutex'
import { z } from 'zod'
import type { Log } from '#src/base/log.ts'
import {
  catalogueCategorySchema,
  catalogueProductSchema,
  type CatalogueProduct,
} from '#src/contract/catalogue/catalogue.ts'
import { variantUpdateSchema } from '#src/backend/catalogue/products/update-variants.ts'
import { promotionSchema, type Promotion } from '#src/contract/promotions/promotion.ts'
import { cardsWantedSchema, printedCardSchema } from '#src/backend/payments/gift-card-administration.ts'
import { codesWantedSchema } from '#src/backend/promotions/promotion-administration.ts'
import { storeFactsSchema, type StoreFacts } from '#src/contract/stores/store-facts.ts'
import { stockUpdateSchema } from '#src/backend/stores/update-store-stock.ts'
import type { Administration } from '../administration.ts'
import { newControlSecret, publishControl } from './control-file.ts'
import { readLines, writeLine } from './control-lines.ts'

/** The first line of a load; the products follow, one a line. */
const loadHeadSchema = z.object({
  categories: z.array(catalogueCategorySchema),
  replace: z.boolean(),
  keep: z.array(z.string()),
})

/** The first line of a load of stores; the stores follow, one a line. */
const storesHeadSchema = loadHeadSchema.omit({ categories: true })

type Say = (value: unknown) => Promise<void>
type Task = (lines: AsyncGenerator<unknown>, say: Say) => Promise<unknown>

/** The first line of a load of promotions, which follow one a line. */
const promotionsHeadSchema = z.object({ replace: z.boolean() })

const tasksOf = ({ promotions, stores, giftCards, ...catalogue }: Administration): Record<string, Task> => ({
  '/summary': () => catalogue.summary(),
  '/pictures': () => catalogue.pictures(),
  '/read': async (_, say) => {
    const { categories, products } = await catalogue.read()
    for (const product of products) await say({ product })
    return categories
  },
  '/update': async (lines) => {
    const updates = []
    for await (const line of lines) updates.push(variantUpdateSchema.parse(line))
    return catalogue.update(updates)
  },
  '/load': async (lines, say) => {
    const { categories, ...options } = loadHeadSchema.parse((await lines.next()).value)
    const products: CatalogueProduct[] = []
    for await (const line of lines) products.push(catalogueProductSchema.parse(line))
    // The load goes on where whoever asked for it has gone.
    const onProgress = (done: number, total: number) =>
      void say({ progress: [done, total] }).catch(() => undefined)
    return catalogue.load({ categories, products }, { ...options, onProgress })
  },
  '/promotions': async (lines) => {
    const options = promotionsHeadSchema.parse((await lines.next()).value)
    const all: Promotion[] = []
    for await (const line of lines) all.push(promotionSchema.parse(line))
    return promotions.load(all, options)
  },
  '/coupons': async (lines) => promotions.generateCodes(codesWantedSchema.parse((await lines.next()).value)),
  '/gift-cards/make': async (lines) => giftCards.make(cardsWantedSchema.parse((await lines.next()).value)),
  '/gift-cards/load': async (lines) => {
    const cards = []
    for await (const line of lines) cards.push(printedCardSchema.parse(line))
    return giftCards.load(cards)
  },
  '/stores/load': async (lines) => {
    const options = storesHeadSchema.parse((await lines.next()).value)
    const given: StoreFacts[] = []
    for await (const line of lines) given.push(storeFactsSchema.parse(line))
    return stores.load({ ...options, stores: given })
  },
  '/stores/stock': async (lines) => {
    const updates = []
    for await (const line of lines) updates.push(stockUpdateSchema.parse(line))
    return stores.updateStock(updates)
  },
})

const isAllowed = ({ headers }: IncomingMessage, secret: string): boolean => {
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${secret}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/**
 * Lets programs on this machine that can read the data folder administer catalogue and promotions of the running shop, as the
 * embedded database has room for one process only.
 */
export const openControl = async (dataFolder: string, shop: Administration, log: Log) => {
  const secret = newControlSecret()
  const tasks = tasksOf(shop)
  const mutex = new Mutex()

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const task = tasks[incoming.url ?? '']
    if (!isAllowed(incoming, secret) || incoming.method !== 'POST' || !task) {
      outgoing.writeHead(404, { connection: 'close' }).end()
      return
    }
    outgoing.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' })
    const say: Say = (value) => writeLine(outgoing, value)
    try {
      const done = await mutex.runExclusive(() => task(readLines(incoming), say))
      await say({ done })
    } catch (error) {
      const failed = error instanceof Error ? error.message : String(error)
      log.warn({ event: 'control failed', task: incoming.url, message: failed })
      await say({ failed })
    }
    outgoing.end()
  }

  const server = createServer({ requestTimeout: 0 }, (incoming, outgoing) => {
    outgoing.on('error', () => incoming.destroy())
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const withdraw = await publishControl(dataFolder, { port, secret })
  return {
    close: async (): Promise<void> => {
      await withdraw()
      server.close()
      server.closeAllConnections()
    },
  }
}
