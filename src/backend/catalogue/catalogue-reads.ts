import { asc, eq, sql } from 'drizzle-orm'
import { systemClock, type Clock } from '#src/base/clock.ts'
import { allReservedUnits, reservedUnits } from './stock/stock-query.ts'
import type { Stock } from './stock/stock.ts'
import { catalogueState, category, product, variant } from './catalogue-tables.ts'
import type { StoredProduct, StoredVariant } from './products/stored-product.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'

export type StoredCategory = typeof category.$inferSelect

const variantsOfProduct = sql<StoredVariant[]>`(
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'variantId', v.variant_id, 'upc', v.upc, 'sku', v.sku, 'attributes', v.attributes, 'quantity', v.quantity,
    'maxQty', v.max_qty, 'prices', v.prices, 'reductions', v.reductions)) order by v.position), '[]')
  from ${variant} v where v.product_id = "product"."product_id")`

const ids = sql.placeholder('ids')

/** Reads of the catalogue, each one prepared statement. The clock tells which reservations still hold. */
export const createCatalogueReads = (db: Sql, clock: Clock = systemClock) => {
  const products = db
    .select({
      facts: product.facts,
      position: product.position,
      active: product.active,
      ratingScore: product.ratingScore,
      reviewsCount: product.reviewsCount,
      variants: variantsOfProduct,
    })
    .from(product)
    .where(sql`${product.productId} = any(${ids}::text[])`)
    .prepare('catalogue_products')

  const stock = db
    .select({
      productId: variant.productId,
      upc: variant.upc,
      quantity: sql<number>`greatest(0, ${variant.quantity} - coalesce(r.units, 0))`,
    })
    .from(variant)
    .leftJoin(
      sql`(${reservedUnits(sql`${ids}::text[]`, sql`${sql.placeholder('instant')}`)}) r`,
      sql`r.product_id = ${variant.productId} and r.upc = ${variant.upc}`,
    )
    .where(sql`${variant.productId} = any(${ids}::text[])`)
    .prepare('catalogue_stock')

  const soldOut = db
    .select({ productId: variant.productId, upc: variant.upc })
    .from(variant)
    .innerJoin(product, eq(product.productId, variant.productId))
    .leftJoin(
      sql`(${allReservedUnits(sql`${sql.placeholder('instant')}`)}) r`,
      sql`r.product_id = ${variant.productId} and r.upc = ${variant.upc}`,
    )
    .where(sql`${product.active} and ${variant.quantity} <= coalesce(r.units, 0)`)
    .prepare('catalogue_sold_out')

  const version = db
    .select({ version: catalogueState.version })
    .from(catalogueState)
    .where(eq(catalogueState.id, 1))
    .prepare('catalogue_version')

  const categories = db
    .select()
    .from(category)
    .orderBy(asc(category.position), asc(category.categoryId))
    .prepare('catalogue_categories')

  return {
    /** Products by id, in no order; unknown ids are left out. */
    products: async (productIds: readonly string[]): Promise<StoredProduct[]> =>
      (await products.execute({ ids: productIds })).map(({ facts, ratingScore, reviewsCount, ...rest }) => ({
        ...facts,
        ...rest,
        ...(ratingScore === null ? {} : { rating: { score: ratingScore, reviewsCount } }),
      })),

    /** Units in stock now that no cart has reserved, by product and upc. */
    stock: async (productIds: readonly string[]): Promise<Stock> => {
      const found: Stock = {}
      for (const { productId, upc, quantity } of await stock.execute({ ids: productIds, instant: clock() })) {
        const units = (found[productId] ??= {})
        units[upc] = quantity
      }
      return found
    },

    /** Variants of which no cart can have any now: upcs by product. */
    soldOut: async (): Promise<Map<string, Set<string>>> => {
      const found = new Map<string, Set<string>>()
      for (const { productId, upc } of await soldOut.execute({ instant: clock() }))
        found.set(productId, (found.get(productId) ?? new Set()).add(upc))
      return found
    },

    /** Goes up whenever a catalogue is loaded; 0 before the first. */
    version: async (): Promise<number> => (await version.execute())[0]?.version ?? 0,

    /** All categories, siblings in their order. */
    categories: (): Promise<StoredCategory[]> => categories.execute(),
  }
}

export type CatalogueReads = ReturnType<typeof createCatalogueReads>
