import { and, eq, or, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { lastFolder, product } from '../catalogue-tables.ts'

/** Id of the product on sale with a slug, else of one with a slug whose last folder it is. Each is found by an index. */
export const productOfSlug = (db: Sql, slug: string) =>
  db
    .select({ productId: product.productId })
    .from(product)
    .where(and(sql`${product.active}`, or(eq(product.slug, slug), eq(lastFolder(product.slug), slug))))
    .orderBy(sql`${product.slug} = ${slug} desc`, product.productId)
    .limit(1)
