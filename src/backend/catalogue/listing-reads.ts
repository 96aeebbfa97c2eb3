import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { sortOrders } from '#src/contract/catalogue/product-calls.ts'
import { product, productCategory, productSearch } from './catalogue-tables.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import { productOfSlug } from './product-of-slug.ts'

export type SortOrder = (typeof sortOrders)[number]

/** PostgreSQL's stemming of each language the shop speaks. */
const dictionaries: Record<string, string> = { en: 'english', fr: 'french', de: 'german' }

/** The name of PostgreSQL's text search configuration for a language. */
export const dictionaryOf = (language: string): string => dictionaries[language] ?? 'simple'

const lowestPrice = (currency: string): SQL => sql`(${product.lowestPrices} ->> ${currency})::bigint`

const orderBy = (sort: SortOrder, currency: string): SQL[] => {
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

/** Reads whole listings as product ids in order: only products that are sold in the currency. */
export const createListingReads = (db: Sql) => {
  const sold = (currency: string) => and(eq(product.active, true), sql`${product.lowestPrices} ? ${currency}`)

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
        .where(and(sold(currency), inside))
        .orderBy(...orderBy(sort, currency))
      return rows.map(({ productId }) => productId)
    },

    /** Every product. */
    everywhere: async (sort: SortOrder, currency: string): Promise<string[]> => {
      const rows = await db
        .select({ productId: product.productId })
        .from(product)
        .where(sold(currency))
        .orderBy(...orderBy(sort, currency))
      return rows.map(({ productId }) => productId)
    },

    /** Id of the product with a slug, or with a slug whose last folder it is; undefined when none on sale has it. */
    idOfSlug: async (slug: string): Promise<string | undefined> => {
      const [row] = await productOfSlug(db, slug)
      return row?.productId
    },

    /** Slug and id of every product. */
    addresses: (currency: string): Promise<{ slug: string; productId: string }[]> =>
      db
        .select({ slug: product.slug, productId: product.productId })
        .from(product)
        .where(sold(currency))
        .orderBy(...orderBy('featured', currency)),

    /**
     * Products that hold every word, or a longer one that begins with it, at most `most`. The best match comes first
     * where the order is `featured`.
     */
    matching: async (
      words: readonly string[],
      language: string,
      sort: SortOrder,
      currency: string,
      most: number,
    ): Promise<string[]> => {
      const wanted = words.map((word) => `${word}:*`).join(' & ')
      const query = sql`to_tsquery(${dictionaryOf(language)}::text::regconfig, ${wanted})`
      const best = sort === 'featured' ? [sql`ts_rank(${productSearch.words}, ${query}) desc`] : []
      const rows = await db
        .select({ productId: product.productId })
        .from(product)
        .innerJoin(productSearch, eq(productSearch.productId, product.productId))
        .where(
          and(sold(currency), eq(productSearch.language, language), sql`${productSearch.words} @@ ${query}`),
        )
        .orderBy(...best, ...orderBy(sort, currency))
        .limit(most)
      return rows.map(({ productId }) => productId)
    },
  }
}

export type ListingReads = ReturnType<typeof createListingReads>
