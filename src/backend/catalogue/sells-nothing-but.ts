import { and, eq, notInArray } from 'drizzle-orm'
import type { Catalogue } from '#src/contract/catalogue/catalogue.ts'
import type { Database } from '#src/backend/platform/database/database.ts'
import { product } from './catalogue-tables.ts'

/** Whether the shop sells nothing but products of a catalogue. */
export const sellsNothingBut = async (
  { patient }: Pick<Database, 'patient'>,
  { products }: Pick<Catalogue, 'products'>,
): Promise<boolean> => {
  const known = products.map(({ productId }) => productId)
  const [other] = await patient
    .select({ productId: product.productId })
    .from(product)
    .where(and(eq(product.active, true), notInArray(product.productId, known)))
    .limit(1)
  return other === undefined
}
