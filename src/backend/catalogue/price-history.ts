import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { cataloguePriceSchema } from '#src/contract/catalogue/catalogue.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { neededSince, reductionOf, type PricePoint, type Reduction } from '#src/rules/catalogue/reductions.ts'
import { priceHistory, variant } from './catalogue-tables.ts'

const pricesSchema = z.record(z.string(), cataloguePriceSchema)

const foundSchema = z.object({
  rows: z.array(
    z.object({
      product_id: z.string(),
      upc: z.string(),
      prices: pricesSchema,
      history: z.array(z.object({ at: z.string(), prices: pricesSchema })),
    }),
  ),
})
type Prices = z.infer<typeof pricesSchema>
type Priced = { at: string; prices: Prices }

/** What is charged in each currency. */
const charged = (prices: Prices): Prices =>
  Object.fromEntries(
    Object.entries(prices).map(([currency, { current, original }]) => [currency, { current, original }]),
  )

const pointsOf = (history: readonly Priced[], currency: string): PricePoint[] =>
  history.flatMap(({ at, prices }) => {
    const price = prices[currency]
    return price ? [{ at, current: price.current, original: price.original }] : []
  })

/** The entries that no reduction needs any more. */
const obsolete = (history: readonly Priced[], currencies: readonly string[], now: string): string[] => {
  const needed =
    currencies.map((currency) => neededSince(pointsOf(history, currency), now)).toSorted()[0] ?? now
  return history.flatMap(({ at }, index) => {
    const ends = history[index + 1]?.at
    return ends !== undefined && ends <= needed ? [at] : []
  })
}

/**
 * Puts down what the variants of products cost from an instant on, and what that makes of their reductions. History is
 * kept as long as a reduction is told from it. Call it in the transaction that changes prices.
 * @param instant ISO
 */
export const recordPrices = async (
  tx: Sql,
  productIds: readonly string[],
  instant: string,
): Promise<void> => {
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb))`
  const found = await tx.execute(sql`select v.product_id, v.upc, v.prices, coalesce((
      select jsonb_agg(jsonb_build_object('at', h.at, 'prices', h.prices) order by h.at)
      from ${priceHistory} h where h.product_id = v.product_id and h.upc = v.upc), '[]') as history
    from ${variant} v where v.product_id = any(array${ids})`)
  const made = foundSchema
    .parse(found)
    .rows.map(({ product_id: productId, upc, prices, history: before }) => {
      const known = before.map((one) => ({ ...one, at: new Date(one.at).toISOString() }))
      const isNew = !isDeepStrictEqual(charged(prices), charged(known.at(-1)?.prices ?? {}))
      const history = isNew ? [...known.filter(({ at }) => at < instant), { at: instant, prices }] : known
      const currencies = Object.keys(prices)
      const reductions = currencies.flatMap((currency): [string, Reduction][] => {
        const reduction = reductionOf(pointsOf(history, currency))
        return reduction ? [[currency, reduction]] : []
      })
      return {
        productId,
        upc,
        prices,
        isNew,
        reductions: Object.fromEntries(reductions),
        obsolete: obsolete(history, currencies, instant),
      }
    })
  const news = made.filter(({ isNew }) => isNew)
  if (news.length > 0)
    await tx.execute(sql`insert into ${priceHistory} (product_id, upc, at, prices)
      select n."productId", n.upc, ${instant}::timestamptz, n.prices
      from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as n("productId" text, upc text, prices jsonb)
      on conflict (product_id, upc, at) do update set prices = excluded.prices`)
  await tx.execute(sql`update ${variant} set reductions = n.reductions
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as n("productId" text, upc text, reductions jsonb)
    where "variant".product_id = n."productId" and "variant".upc = n.upc and "variant".reductions <> n.reductions`)
  const gone = made.flatMap(({ productId, upc, obsolete: all }) => all.map((at) => ({ productId, upc, at })))
  if (gone.length > 0)
    await tx.execute(sql`delete from ${priceHistory} h
      using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as n("productId" text, upc text, at timestamptz)
      where h.product_id = n."productId" and h.upc = n.upc and h.at = n.at`)
}
