import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { instantAfter, type Clock } from '#src/base/clock.ts'
import type { Log } from '#src/base/log.ts'
import { keptMs } from '#src/base/retention.ts'
import { settings } from '#src/base/settings.ts'
import type { Product } from '#src/contract/catalogue/product.ts'
import { siteOf } from '#src/contract/sites.ts'
import type { Products } from '#src/backend/catalogue/products/products.ts'
import { freeUnitsOf } from '#src/backend/catalogue/stock/stock-query.ts'
import { lockVariants } from '#src/backend/catalogue/stock/take-stock.ts'
import { provenEmailOf, wantsBackInStockMail } from '#src/backend/customer/queries/back-in-stock-mail.ts'
import type { Mailed } from '#src/backend/mail/mail.ts'
import type { Database, Sql } from '#src/backend/platform/database/database.ts'
import type { Job } from '#src/backend/platform/jobs/job.ts'
import { variantName } from '#src/rules/catalogue/variant-name.ts'
import { stockRequest } from './stock-request-tables.ts'
import type { StockRequestTokens } from './stock-request-tokens.ts'

type Variant = { productId: string; upc: string }

/** Mails of one transaction: few, since orders of the variant wait for it. */
const batchSize = 50

/** How many more may be told of a variant now: units times the setting, less those told within a day. */
const openPlaces = (instant: string) => {
  const since = instantAfter(instant, -keptMs('told-stock-requests'))
  const free = freeUnitsOf({ productId: sql`w.product_id`, upc: sql`w.upc` }, instant)
  return sql<number>`(${free} * ${settings.stockMailsPerUnit}::bigint - (
    select count(*) from ${stockRequest} t
    where t.product_id = w.product_id and t.upc = w.upc and t.told_at > ${since}::timestamptz))`
}

const isOpen = sql`r.told_at is null and r.confirmed_at is not null`

const variantsSchema = z.object({
  rows: z.array(z.object({ product_id: z.string(), upc: z.string(), locales: z.array(z.string()) })),
})

/** Variants that somebody waits for and that are back in stock, each with the locales in which they are waited for. */
const variantsToTell = async (db: Sql, instant: string): Promise<(Variant & { locales: string[] })[]> => {
  const found = await db.execute(sql`
    select w.product_id, w.upc, w.locales from (
      select r.product_id, r.upc, array_agg(distinct r.locale) as locales from ${stockRequest} r
      where ${isOpen} group by r.product_id, r.upc) w
    where ${openPlaces(instant)} > 0`)
  return variantsSchema
    .parse(found)
    .rows.map(({ product_id: productId, upc, locales }) => ({ productId, upc, locales }))
}

const claimedSchema = z.object({
  rows: z.array(
    z.object({ id: z.uuid(), owner_id: z.uuid().nullable(), locale: z.string(), recipient: z.string() }),
  ),
})
type Claimed = z.infer<typeof claimedSchema>['rows'][number]

/** Notes those whose turn it is as told, in the order of asking; the variant is locked, so that no two workers take the same places. */
const claim = async (
  tx: Sql,
  { productId, upc }: Variant,
  locales: readonly string[],
  instant: string,
): Promise<Claimed[]> => {
  const found = await tx.execute(sql`
    select r.id, r.owner_id, r.locale, coalesce(${provenEmailOf(sql`r.owner_id`)}, r.email) as recipient
    from ${stockRequest} r
    where ${isOpen} and r.product_id = ${productId} and r.upc = ${upc}
      and r.locale in (select jsonb_array_elements_text(${JSON.stringify(locales)}::jsonb))
      and ${wantsBackInStockMail(sql`r.owner_id`)}
    order by r.asked_at, r.id
    limit least(${batchSize}::int, greatest(0, (
      select ${openPlaces(instant)} from (select ${productId} as product_id, ${upc} as upc) w)))
    for update of r`)
  const { rows } = claimedSchema.parse(found)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await tx.update(stockRequest).set({ toldAt: instant }).where(inArray(stockRequest.id, ids))
  return rows
}

type Dependencies = {
  database: Pick<Database, 'patient'>
  products: Pick<Products, 'details'>
  tokens: StockRequestTokens
  mailed: Mailed
  clock: Clock
  log: Log
}

/**
 * Tells those who wait for variants that are back in stock, each once, in the order of asking. Within a day no more of them are told of a
 * variant than it has units times the setting; the others have their turn on the next day, if units are left. A variant that fails is
 * logged, and the others go on.
 */
export const tellOfStock = async ({
  database,
  products,
  tokens,
  mailed,
  clock,
  log,
}: Dependencies): Promise<void> => {
  const instant = clock()

  /** The product as the sites show it on which it is sold. */
  const shownIn = async (productId: string, locales: readonly string[]): Promise<Map<string, Product>> => {
    const shown = new Map<string, Product>()
    for (const locale of locales) {
      const site = siteOf(locale)
      const product = site && (await products.details(productId, { site, instant }))
      if (product?.ok) shown.set(locale, product.value)
    }
    return shown
  }

  const tellBatch = (variant: Variant, shown: ReadonlyMap<string, Product>): Promise<number> =>
    mailed(async ({ sql: tx, send }) => {
      await lockVariants(tx, [{ ...variant, qty: 0 }])
      const claimed = await claim(tx, variant, [...shown.keys()], instant)
      for (const { owner_id: ownerId, locale, recipient } of claimed) {
        const product = shown.get(locale)
        if (!product) continue
        const path = product.url.slice(locale.length + 1)
        await send({
          locale,
          to: recipient,
          message: {
            ...{ kind: 'backInStock', name: variantName(product, variant.upc) },
            path: `${path}?${new URLSearchParams({ variant: variant.upc })}`,
            unsubscribePath: `/back-in-stock/stop?token=${tokens.stop({ email: recipient, ownerId })}`,
          },
        })
      }
      return claimed.length
    })

  for (const { locales, ...variant } of await variantsToTell(database.patient, instant))
    try {
      const shown = await shownIn(variant.productId, locales)
      if (shown.size > 0) while ((await tellBatch(variant, shown)) === batchSize);
    } catch (error) {
      log.warn({ event: 'not told of stock', ...variant, err: error })
    }
}

/** Has those told each minute who wait for what is back in stock. */
export const tellOfStockJob = (tell: () => Promise<void>): Job<Record<string, never>> => ({
  name: 'tell-of-stock',
  data: z.strictObject({}),
  retryLimit: 0,
  retryDelay: 0,
  schedule: { cron: '* * * * *', data: {} },
  run: tell,
})
