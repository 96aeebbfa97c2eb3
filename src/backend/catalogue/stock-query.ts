import { sql, type SQL } from 'drizzle-orm'
import { variant } from './catalogue-tables.ts'
import type { Stock } from './stock.ts'

/**
 * Units in stock as a piece of another domain's statement, so that it reads them with its own rows at one moment.
 * @param productIds an array of product ids
 */
export const stockOf = (productIds: SQL): SQL<Stock> => sql<Stock>`(
  select coalesce(jsonb_object_agg(product_id, units), '{}') from (
    select v.product_id, jsonb_object_agg(v.upc, v.quantity) as units from ${variant} v
    where v.product_id = any(${productIds})
    group by v.product_id) s)`
