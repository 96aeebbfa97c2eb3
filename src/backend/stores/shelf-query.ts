import { sql, type SQL } from 'drizzle-orm'
import { storeStock } from './store-tables.ts'

/** Units of a variant on the shelf of a store, as a piece of another domain's statement. */
export const unitsOnShelf = (
  storeId: string,
  productId: string,
  upc: string,
): SQL<number> => sql<number>`coalesce((
  select s.quantity from ${storeStock} s
  where s.store_id = ${storeId} and s.product_id = ${productId} and s.upc = ${upc}), 0)`
