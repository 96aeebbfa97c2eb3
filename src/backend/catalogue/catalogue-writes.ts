import { eq, sql } from 'drizzle-orm'
import type { CatalogueCategory, CatalogueVariant } from '#src/contract/catalogue/catalogue.ts'
import {
  catalogueState,
  category,
  product,
  productCategory,
  productSearch,
  searchWord,
  variant,
  type ProductFacts,
} from './catalogue-tables.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { invalidate } from '#src/backend/platform/invalidations.ts'
import { recordPrices } from './price-history.ts'
import type { ProductWords } from './search/product-words.ts'
import { writeWords } from './search/search-writes.ts'

/** A product ready to be written. */
export type ProductRow = {
  facts: ProductFacts
  position: number
  variants: CatalogueVariant[]
  lowestPrices: Record<string, number>
  search: ProductWords[]
}

const idsIn = (ids: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

/** Removes what tables hold of products, as a list that an index finds: joined to it, each batch would read the whole table. */
export const removePartsOf = (
  ids: readonly string[],
  table: typeof variant | typeof productCategory | typeof productSearch,
) => sql`delete from ${table} where product_id = any(array${idsIn(ids)})`

const writeProducts = async (tx: Sql, rows: readonly ProductRow[], active: boolean): Promise<void> => {
  const products = rows.map(({ facts, position, lowestPrices }) => ({
    ...facts,
    position,
    lowestPrices,
    facts,
  }))
  const ids = products.map(({ productId }) => productId)
  await tx.execute(sql`insert into ${product}
      (product_id, slug, active, position, published_at, lowest_prices, facts)
    select p."productId", p.slug, ${active}, p.position, p."publishedAt", p."lowestPrices", p.facts
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as p("productId" text, slug text, position int,
      "publishedAt" timestamptz, "lowestPrices" jsonb, facts jsonb)
    on conflict (product_id) do update set slug = excluded.slug, active = excluded.active,
      position = excluded.position, published_at = excluded.published_at,
      lowest_prices = excluded.lowest_prices, facts = excluded.facts`)
  for (const table of [variant, productCategory, productSearch]) await tx.execute(removePartsOf(ids, table))
}

const writeVariants = async (tx: Sql, rows: readonly ProductRow[]): Promise<void> => {
  const variants = rows.flatMap(({ facts: { productId }, variants: own }) =>
    own.map((one, position) => ({ ...one, productId, position })),
  )
  await tx.execute(sql`insert into ${variant}
      (product_id, upc, variant_id, sku, position, attributes, quantity, max_qty, prices)
    select v."productId", v.upc, v."variantId", v.sku, v.position, v.attributes, v.quantity, v."maxQty", v.prices
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as v("productId" text, upc text, "variantId" text,
      sku text, position int, attributes jsonb, quantity int, "maxQty" int, prices jsonb)`)
}

const writePlaces = async (tx: Sql, rows: readonly ProductRow[]): Promise<void> => {
  const places = rows.flatMap(({ facts: { productId, categoryIds } }) =>
    [...new Set(categoryIds)].map((categoryId) => ({ productId, categoryId })),
  )
  await tx.execute(sql`insert into ${productCategory} (category_id, product_id)
    select c."categoryId", c."productId"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as c("productId" text, "categoryId" text)`)
  await writeWords(
    tx,
    rows.flatMap(({ facts: { productId }, search }) => search.map((words) => ({ ...words, productId }))),
  )
}

/** What a load takes off sale before it writes: its own products, those whose slugs it takes, and all else if `replace`. */
export type Retired = { productIds: string[]; slugs: string[]; keep: readonly string[]; replace: boolean }

/** Writes of a catalogue, on the database or within a transaction of it. */
export const createCatalogueWrites = (db: Sql) => ({
  /** Ids of the products on sale. */
  activeIds: async (): Promise<string[]> =>
    (await db.select({ id: product.productId }).from(product).where(eq(product.active, true))).map(
      ({ id }) => id,
    ),

  /** Writes categories, each by its id. */
  categories: async (categories: readonly CatalogueCategory[]): Promise<void> => {
    await db.execute(sql`insert into ${category} (category_id, parent_id, slug, position, name, description, picture)
      select c."categoryId", c."parentId", c.slug, c.position, c.name, c.description, c.picture
      from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as c("categoryId" text, "parentId" text, slug text,
        position int, name jsonb, description jsonb, picture text)
      on conflict (category_id) do update set parent_id = excluded.parent_id, slug = excluded.slug,
        position = excluded.position, name = excluded.name, description = excluded.description,
        picture = excluded.picture, active = true`)
  },

  /** Writes products with all that belongs to them, each by its productId: all of them or none. Prices hold from the instant on. */
  products: (rows: readonly ProductRow[], active: boolean, instant: string): Promise<void> =>
    db.transaction(async (tx) => {
      await writeProducts(tx, rows, active)
      await writeVariants(tx, rows)
      await writePlaces(tx, rows)
      await recordPrices(
        tx,
        rows.map(({ facts }) => facts.productId),
        instant,
      )
    }),

  /** Gives products new places in listings, and changes nothing else of them. */
  move: async (places: ReadonlyMap<string, number>): Promise<void> => {
    const moved = [...places].map(([productId, position]) => ({ productId, position }))
    await db.execute(sql`update ${product} set position = moved.position
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved("productId" text, position int)
      where product_id = moved."productId"`)
  },

  /** Takes products off sale; carts keep what they hold. Returns the ids of those that were on sale. */
  retire: async ({ productIds, slugs, keep, replace }: Retired): Promise<string[]> => {
    const own = sql`${product.productId} in ${idsIn(productIds)} or ${product.slug} in ${idsIn(slugs)}`
    const others = sql`${replace} and ${product.productId} not in ${idsIn(keep)}`
    const left = await db
      .update(product)
      .set({ active: false })
      .where(sql`${product.active} and (${own} or ${others})`)
      .returning({ id: product.productId })
    return left.map(({ id }) => id)
  },

  /** Puts products on sale that are written already; one whose slug another has by now stays away. */
  activate: async (productIds: readonly string[]): Promise<void> => {
    await db.execute(sql`update ${product} set active = true
      where product_id in ${idsIn(productIds)} and not exists (
        select from ${product} other where other.active and other.slug = "product".slug)`)
  },

  /** Removes what products are found by that are not on sale. */
  unindex: async (productIds: readonly string[]): Promise<void> => {
    await db.execute(sql`delete from ${productSearch} s using ${product} p
      where s.product_id = any(array${idsIn(productIds)}) and p.product_id = s.product_id and not p.active`)
  },

  /** Takes out the categories that are not named, hold no product on sale and are above none of these. */
  keepCategories: async (categoryIds: readonly string[]): Promise<void> => {
    await db.execute(sql`with recursive kept as (
        select category_id, parent_id from ${category} where category_id in ${idsIn(categoryIds)} or category_id in (
          select place.category_id from ${productCategory} place join ${product} using (product_id) where active)
        union select above.category_id, above.parent_id from ${category} above join kept on above.category_id = kept.parent_id
      )
      update ${category} set active = false where category_id not in (select category_id from kept)`)
  },

  /**
   * Says that the catalogue changed, to every process that reads it.
   * @param tags what cached responses that are no longer good carry
   */
  publish: async (tags: readonly string[]): Promise<void> => {
    await invalidate(db, tags)
    await db
      .insert(catalogueState)
      .values({ id: 1, version: 1 })
      .onConflictDoUpdate({ target: catalogueState.id, set: { version: sql`${catalogueState.version} + 1` } })
  },

  /** Tells the query planner how much there is now. */
  analyze: async (): Promise<void> => {
    await db.execute(
      sql`analyze ${product}, ${variant}, ${category}, ${productCategory}, ${productSearch}, ${searchWord}`,
    )
  },
})
