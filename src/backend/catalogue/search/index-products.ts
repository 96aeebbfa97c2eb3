import { sql } from 'drizzle-orm'
import type { Database } from '#src/backend/platform/database/database.ts'
import { createCatalogueReads } from '../catalogue-reads.ts'
import { product, productSearch } from '../catalogue-tables.ts'
import { createCatalogueWrites } from '../catalogue-writes.ts'
import { withAncestors } from '../load-catalogue.ts'
import { languages, productRow } from '../products/product-row.ts'
import { loadedProduct } from '../products/stored-product.ts'
import { writeWords } from './search-writes.ts'

/** Products written at once. */
const batchSize = 50

/** Writes what products are found by in each language where it is missing, as it is after a change of how they are found. */
export const indexProducts = ({ patient, oneAfterTheOther }: Database): Promise<void> =>
  oneAfterTheOther('searchWords', async () => {
    const missing = await patient
      .select({ id: product.productId })
      .from(product)
      .where(
        sql`${product.active} and exists (
          select from jsonb_array_elements_text(${JSON.stringify(languages)}::jsonb) as l where not exists (
            select from ${productSearch} where ${productSearch.productId} = ${product.productId}
              and ${productSearch.language} = l))`,
      )
    if (missing.length === 0) return
    const reads = createCatalogueReads(patient)
    const categories = (await reads.categories()).map(({ parentId, description, picture, ...rest }) => ({
      ...rest,
      ...(parentId === null ? {} : { parentId }),
      ...(description === null ? {} : { description }),
      ...(picture === null ? {} : { picture }),
    }))
    const byId = new Map(categories.map((category) => [category.categoryId, category]))
    for (let from = 0; from < missing.length; from += batchSize) {
      const ids = missing.slice(from, from + batchSize).map(({ id }) => id)
      const rows = (await reads.products(ids)).map((stored) =>
        productRow(loadedProduct(stored), withAncestors(stored, byId)),
      )
      const words = rows.flatMap(({ facts: { productId }, search }) =>
        search.map((own) => ({ ...own, productId })),
      )
      await patient.transaction((tx) => writeWords(tx, words, 'other'))
    }
    await createCatalogueWrites(patient).publish([])
  })
