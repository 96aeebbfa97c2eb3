import { sql } from 'drizzle-orm'
import type { CatalogueCategory, CatalogueVariant } from '#src/contract/catalogue/catalogue.ts'
import {
  catalogueState,
  category,
  product,
  productCategory,
  productSearch,
  variant,
  type ProductFacts,
} from './catalogue-tables.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import { dictionaryOf } from './listing-reads.ts'

/** Words of a product in one language, by weight: its name, then what it is, then what is said of it. */
export type SearchWords = { language: string; name: string; kind: string; text: string }

/** A product ready to be written. */
export type ProductRow = {
  facts: ProductFacts
  variants: CatalogueVariant[]
  lowestPrices: Record<string, number>
  search: SearchWords[]
}

type Transaction = Parameters<Parameters<Sql['transaction']>[0]>[0]

const writeProducts = async (tx: Transaction, rows: readonly ProductRow[]): Promise<void> => {
  const products = rows.map(({ facts, lowestPrices }) => ({ ...facts, lowestPrices, facts }))
  const ids = JSON.stringify(products.map(({ productId }) => productId))
  await tx.execute(sql`update ${product} set active = false where slug in
    (select value ->> 'slug' from jsonb_array_elements(${JSON.stringify(products)}::jsonb))
    and product_id not in (select jsonb_array_elements_text(${ids}::jsonb))`)
  await tx.execute(sql`insert into ${product}
      (product_id, slug, active, position, published_at, rating_score, lowest_prices, facts)
    select p."productId", p.slug, true, p.position, p."publishedAt", (p.rating ->> 'score')::real, p."lowestPrices", p.facts
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as p("productId" text, slug text, position int,
      "publishedAt" timestamptz, rating jsonb, "lowestPrices" jsonb, facts jsonb)
    on conflict (product_id) do update set slug = excluded.slug, active = true, position = excluded.position,
      published_at = excluded.published_at, rating_score = excluded.rating_score,
      lowest_prices = excluded.lowest_prices, facts = excluded.facts`)
  for (const table of [variant, productCategory, productSearch])
    await tx.execute(
      sql`delete from ${table} where product_id in (select jsonb_array_elements_text(${ids}::jsonb))`,
    )
}

const writeVariants = async (tx: Transaction, rows: readonly ProductRow[]): Promise<void> => {
  const variants = rows.flatMap(({ facts: { productId }, variants: own }) =>
    own.map((one, position) => ({ ...one, productId, position })),
  )
  await tx.execute(sql`insert into ${variant}
      (product_id, upc, variant_id, sku, position, attributes, quantity, max_qty, prices)
    select v."productId", v.upc, v."variantId", v.sku, v.position, v.attributes, v.quantity, v."maxQty", v.prices
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as v("productId" text, upc text, "variantId" text,
      sku text, position int, attributes jsonb, quantity int, "maxQty" int, prices jsonb)`)
}

const writePlaces = async (tx: Transaction, rows: readonly ProductRow[]): Promise<void> => {
  const places = rows.flatMap(({ facts: { productId, categoryIds } }) =>
    [...new Set(categoryIds)].map((categoryId) => ({ productId, categoryId })),
  )
  await tx.execute(sql`insert into ${productCategory} (category_id, product_id)
    select c."categoryId", c."productId"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as c("productId" text, "categoryId" text)`)
  const search = rows.flatMap(({ facts: { productId }, search: words }) =>
    words.map((one) => ({ ...one, productId, dictionary: dictionaryOf(one.language) })),
  )
  await tx.execute(sql`insert into ${productSearch} (product_id, language, words)
    select s."productId", s.language,
      setweight(to_tsvector(s.dictionary::regconfig, s.name), 'A') ||
      setweight(to_tsvector(s.dictionary::regconfig, s.kind), 'B') ||
      setweight(to_tsvector(s.dictionary::regconfig, s.text), 'D')
    from jsonb_to_recordset(${JSON.stringify(search)}::jsonb) as s("productId" text, language text, dictionary text,
      name text, kind text, text text)`)
}

/** Writes of a catalogue. Each is one transaction: all of it or nothing. */
export const createCatalogueWrites = (db: Sql) => ({
  /** Writes categories, each by its id. */
  categories: async (categories: readonly CatalogueCategory[]): Promise<void> => {
    await db.execute(sql`insert into ${category} (category_id, parent_id, slug, position, name, description, picture)
      select c."categoryId", c."parentId", c.slug, c.position, c.name, c.description, c.picture
      from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as c("categoryId" text, "parentId" text, slug text,
        position int, name jsonb, description jsonb, picture text)
      on conflict (category_id) do update set parent_id = excluded.parent_id, slug = excluded.slug,
        position = excluded.position, name = excluded.name, description = excluded.description, picture = excluded.picture`)
  },

  /**
   * Writes products with all that belongs to them, each by its productId. Another product that has the slug of one
   * of them leaves the catalogue.
   */
  products: (rows: readonly ProductRow[]): Promise<void> =>
    db.transaction(async (tx) => {
      await writeProducts(tx, rows)
      await writeVariants(tx, rows)
      await writePlaces(tx, rows)
    }),

  /** Takes out of the catalogue whatever is not named; carts keep the products they hold. Returns how many products left. */
  keepOnly: (productIds: readonly string[], categoryIds: readonly string[]): Promise<number> =>
    db.transaction(async (tx) => {
      const left = await tx
        .update(product)
        .set({ active: false })
        .where(
          sql`${product.active} and ${product.productId} not in (select jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb))`,
        )
        .returning({ productId: product.productId })
      await tx
        .delete(category)
        .where(
          sql`${category.categoryId} not in (select jsonb_array_elements_text(${JSON.stringify(categoryIds)}::jsonb))`,
        )
      return left.length
    }),

  /** Says that the catalogue changed, to every process that reads it, and to the query planner. */
  publish: async (): Promise<void> => {
    await db.execute(sql`analyze ${product}, ${variant}, ${category}, ${productCategory}, ${productSearch}`)
    await db
      .insert(catalogueState)
      .values({ id: 1, version: 1 })
      .onConflictDoUpdate({ target: catalogueState.id, set: { version: sql`${catalogueState.version} + 1` } })
  },
})
