import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { sortOrders } from '#src/contract/catalogue/product-calls.ts'
import { product, productCategory } from './catalogue-tables.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { productOfSlug } from './products/product-of-slug.ts'

export type SortOrder = (typeof sortOrders)[number]

const lowestPrice = (currency: string): SQL => sql`(${product.lowestPrices} ->> ${currency})::bigint`

/** What a listing is ordered by. */
export const orderBy = (sort: SortOrder, currency: string): SQL[] => {
  const featured = [sql`${product.position}`, sql`${product.productId}`]
  switch (sort) {
    case 'featured':
      return featured
    case 'newest':
      return [desc(product.publishedAt), ...featured]
    case 'price-asc':
      return [lowestPrice(currency), ...featured]
    case 'price-desc':
      return [sql`${lowestPrice(currency)} desc`, ...featured]
    case 'rating':
      return [sql`${product.ratingScore} desc nulls last`, ...featured]
  }
}

/** Whether a product is on sale in a currency. */
export const soldIn = (currency: string) =>
  and(eq(product.active, true), sql`${product.lowestPrices} ? ${currency}`)

/** Reads whole listings as product ids in order: only products that are sold in the currency. */
export const createListingReads = (db: Sql) => {
  return {
    /** Products that are in any of the categories. */
    inCategories: async (
      categoryIds: readonly string[],
      sort: SortOrder,
      currency: string,
    ): Promise<string[]> => {
      const inside = sql`${product.productId} in (select ${productCategory.productId} from ${productCategory}
        where ${productCategory.categoryId} in (select jsonb_array_elements_text(${JSON.stringify(categoryIds)}::jsonb)))`
      const rows = await db
        .select({ productId: product.productId })
        .from(product)
        .where(and(soldIn(currency), inside))
        .orderBy(...orderBy(sort, currency))
      return rows.map(({ productId }) => productId)
    },

    /** Every product. */
    everywhere: async (sort: SortOrder, currency: string): Promise<string[]> => {
      const rows = await db
        .select({ productId: product.productId })
        .from(product)
        .where(soldIn(currency))
        .orderBy(...orderBy(sort, currency))
      return rows.map(({ productId }) => productId)
    },

    /** Id of the product with a slug, or with a slug whose last folder it is; undefined when none on sale has it. */
    idOfSlug: async (slug: string): Promise<string | undefined> => {
      const [row] = await productOfSlug(db, slug)
      return row?.productId
    },

    /** The first products by id, or the first after one. */
    idsAfter: async (after: string | undefined, limit: number, currency: string): Promise<string[]> => {
      const rows = await db
        .select({ productId: product.productId })
        .from(product)
        .where(and(soldIn(currency), after === undefined ? undefined : gt(product.productId, after)))
        .orderBy(product.productId)
        .limit(limit)
      return rows.map(({ productId }) => productId)
    },

    /** Slug and id of every product. */
    addresses: (currency: string): Promise<{ slug: string; productId: string }[]> =>
      db
        .select({ slug: product.slug, productId: product.productId })
        .from(product)
        .where(soldIn(currency))
        .orderBy(...orderBy('featured', currency)),
  }
}

export type ListingReads = ReturnType<typeof createListingReads>
