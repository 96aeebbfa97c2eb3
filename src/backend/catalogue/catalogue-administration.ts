import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  textIn,
  type Catalogue,
  type CatalogueProduct,
  type LocalizedText,
} from '#src/contract/catalogue/catalogue.ts'
import type { Database, Sql } from '#src/backend/platform/database/database.ts'
import { category, product } from './catalogue-tables.ts'
import { createCatalogueReads } from './catalogue-reads.ts'
import { loadedProduct } from './products/stored-product.ts'
import { loadCatalogue, type LoadOptions, type LoadReport } from './load-catalogue.ts'
import { updateVariants, type UpdateReport, type VariantUpdate } from './products/update-variants.ts'

export const catalogueSummarySchema = z.object({
  products: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      active: z.boolean(),
      /** ISO instant. */
      publishedAt: z.string(),
    }),
  ),
  categories: z.array(z.object({ categoryId: z.string(), slug: z.string() })),
})
/** What a shop holds, in few words. */
export type CatalogueSummary = z.infer<typeof catalogueSummarySchema>

/** What those who keep a shop's catalogue do with it: where the database is, or through the shop that holds it. */
export type CatalogueAdministration = {
  summary: () => Promise<CatalogueSummary>
  /** Everything on sale, to be written elsewhere. */
  read: () => Promise<Catalogue>
  load: (catalogue: Catalogue, options: LoadOptions) => Promise<LoadReport>
  /** Changes stock and prices alone. */
  update: (updates: readonly VariantUpdate[]) => Promise<UpdateReport>
  /** Ids of the imported pictures that a product, on sale or not, shows. */
  pictures: () => Promise<string[]>
}

const readSummary = async (db: Sql): Promise<CatalogueSummary> => {
  const products = await db
    .select({
      productId: product.productId,
      active: product.active,
      publishedAt: product.publishedAt,
      name: sql<LocalizedText>`${product.facts} -> 'name'`,
    })
    .from(product)
  const categories = await db.select({ categoryId: category.categoryId, slug: category.slug }).from(category)
  return {
    products: products.map(({ name, publishedAt, ...rest }) => ({
      ...rest,
      name: textIn(name, 'en'),
      publishedAt: new Date(publishedAt).toISOString(),
    })),
    categories,
  }
}

const batchSize = 200

const readCatalogue = async (db: Sql): Promise<Catalogue> => {
  const reads = createCatalogueReads(db)
  const stored = await reads.categories()
  const categories = stored.flatMap(({ parentId, description, picture, active, ...rest }) => {
    if (!active) return []
    const own = { ...rest, ...(parentId === null ? {} : { parentId }) }
    return [
      { ...own, ...(description === null ? {} : { description }), ...(picture === null ? {} : { picture }) },
    ]
  })
  const ids = await db
    .select({ id: product.productId })
    .from(product)
    .where(sql`${product.active}`)
    .orderBy(product.position, product.productId)
  const products: CatalogueProduct[] = []
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize).map(({ id }) => id)
    const found = new Map(
      (await reads.products(batch)).flatMap((one) =>
        one.active ? [[one.productId, loadedProduct(one)]] : [],
      ),
    )
    products.push(...batch.flatMap((id) => found.get(id) ?? []))
  }
  return { categories, products }
}

const readPictures = async (db: Sql): Promise<string[]> => {
  const found = await db
    .selectDistinct({
      publicId: sql<string>`(regexp_matches(${product.facts}::text, 'imported/[0-9a-f]{24}', 'g'))[1]`,
    })
    .from(product)
  return found.map(({ publicId }) => publicId)
}

/** The administration of the catalogue in a database that this process holds. */
export const administerCatalogue = (database: Database): CatalogueAdministration => ({
  summary: () => readSummary(database.patient),
  read: () => readCatalogue(database.patient),
  load: (catalogue, options) => loadCatalogue(database, catalogue, options),
  update: (updates) => updateVariants(database, updates),
  pictures: () => readPictures(database.patient),
})
