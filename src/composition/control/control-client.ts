import { request, type IncomingMessage } from 'node:http'
import { z } from 'zod'
import { catalogueSummarySchema } from '#src/backend/catalogue/catalogue-administration.ts'
import { giftCardReportSchema, printedCardSchema } from '#src/backend/payments/gift-card-administration.ts'
import { promotionReportSchema } from '#src/backend/promotions/promotion-administration.ts'
import { storeLoadReportSchema } from '#src/backend/stores/load-stores.ts'
import { stockReportSchema } from '#src/backend/stores/update-store-stock.ts'
import { updateReportSchema } from '#src/backend/catalogue/products/update-variants.ts'
import {
  catalogueCategorySchema,
  catalogueProductSchema,
  type CatalogueProduct,
} from '#src/contract/catalogue/catalogue.ts'
import type { Administration } from '../administration.ts'
import { findControl, type Control } from './control-file.ts'
import { readLines, writeLine } from './control-lines.ts'

const loadReportSchema = z.object({
  loaded: z.int(),
  unchanged: z.int(),
  refused: z.array(z.object({ productId: z.string(), reason: z.string() })),
  removed: z.int(),
})

const lineSchema = z.union([
  z.object({ progress: z.tuple([z.number(), z.number()]) }),
  z.object({ product: z.unknown() }),
  z.object({ failed: z.string() }),
  z.object({ done: z.unknown() }),
])

type Heard = {
  onProgress?: ((done: number, total: number) => void) | undefined
  onProduct?: (product: unknown) => void
}

const post = ({ port, secret }: Control, path: string, lines: Iterable<unknown>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${secret}` }
    const outgoing = request({ host: '127.0.0.1', port, path, method: 'POST', agent: false, headers })
    outgoing.once('response', resolve).once('error', reject)
    const send = async (): Promise<void> => {
      for (const line of lines) await writeLine(outgoing, line)
      outgoing.end()
    }
    send().catch(reject)
  })

const ask = async (
  control: Control,
  path: string,
  lines: Iterable<unknown> = [],
  { onProgress, onProduct }: Heard = {},
): Promise<unknown> => {
  const response = await post(control, path, lines)
  if (response.statusCode !== 200) throw new Error(`The running shop refuses: HTTP ${response.statusCode}`)
  for await (const line of readLines(response)) {
    const said = lineSchema.parse(line)
    if ('progress' in said) onProgress?.(...said.progress)
    else if ('product' in said) onProduct?.(said.product)
    else if ('failed' in said) throw new Error(`The running shop could not do it: ${said.failed}`)
    else return said.done
  }
  throw new Error('The running shop ended before it said that it was done.')
}

/** The administration of a shop that runs on this data folder; undefined when none answers. */
export const reachShop = async (dataFolder: string): Promise<Administration | undefined> => {
  const control = await findControl(dataFolder)
  if (!control) return undefined
  const summary = async () => catalogueSummarySchema.parse(await ask(control, '/summary'))
  if (!(await summary().catch(() => undefined))) return undefined
  return {
    summary,
    pictures: async () => z.array(z.string()).parse(await ask(control, '/pictures')),
    update: async (updates) => updateReportSchema.parse(await ask(control, '/update', updates)),
    read: async () => {
      const products: CatalogueProduct[] = []
      const onProduct = (product: unknown) => products.push(catalogueProductSchema.parse(product))
      const categories = await ask(control, '/read', [], { onProduct })
      return { categories: z.array(catalogueCategorySchema).parse(categories), products }
    },
    load: async ({ categories, products }, { replace = false, keep = [], onProgress }) => {
      const lines = [{ categories, replace, keep }, ...products]
      return loadReportSchema.parse(await ask(control, '/load', lines, { onProgress }))
    },
    stores: {
      load: async ({ stores, replace = false, keep = [] }) =>
        storeLoadReportSchema.parse(await ask(control, '/stores/load', [{ replace, keep }, ...stores])),
      updateStock: async (updates) => stockReportSchema.parse(await ask(control, '/stores/stock', updates)),
    },
    giftCards: {
      make: async (wanted) =>
        z.array(printedCardSchema).parse(await ask(control, '/gift-cards/make', [wanted])),
      load: async (cards) => giftCardReportSchema.parse(await ask(control, '/gift-cards/load', cards)),
    },
    promotions: {
      load: async (promotions, options) =>
        promotionReportSchema.parse(await ask(control, '/promotions', [options, ...promotions])),
      generateCodes: async (wanted) => z.array(z.string()).parse(await ask(control, '/coupons', [wanted])),
    },
  }
}
