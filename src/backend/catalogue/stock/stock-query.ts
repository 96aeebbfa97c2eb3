import { sql, type SQL } from 'drizzle-orm'
import { product, stockReservation, variant } from '../catalogue-tables.ts'
import type { Stock } from './stock.ts'

/**
 * Units of products that carts have reserved at an instant of what is shipped, as rows of product_id, upc and units; without those of one cart,
 * which may have them.
 */
export const reservedUnits = (productIds: SQL, instant: SQL, exceptCart?: SQL): SQL => sql`
  select product_id, upc, sum(qty)::int as units from ${stockReservation}
  where product_id = any(${productIds}) and store_id = '' and expires_at > ${instant}::timestamptz
  ${exceptCart ? sql`and cart_id <> ${exceptCart}::uuid` : sql``}
  group by product_id, upc`

/** The same of every product. */
export const allReservedUnits = (instant: SQL): SQL => sql`
  select product_id, upc, sum(qty)::int as units from ${stockReservation}
  where store_id = '' and expires_at > ${instant}::timestamptz
  group by product_id, upc`

/** A variant on the shelf of a store, by columns of another domain's statement. */
type OnShelf = { storeId: SQL; productId: SQL; upc: SQL }

/** Units on the shelf of a store that carts have reserved at an instant, without those of one cart; a piece of another domain's statement. */
export const reservedOnShelf = (
  { storeId, productId, upc }: OnShelf,
  { instant, cartId }: { instant: string; cartId: string },
): SQL<number> => sql<number>`coalesce((
  select sum(r.qty) from ${stockReservation} r
  where r.store_id = ${storeId} and r.product_id = ${productId} and r.upc = ${upc}
    and r.expires_at > ${instant}::timestamptz and r.cart_id <> ${cartId}::uuid), 0)::int`

/**
 * Units that a cart may have as a piece of another domain's statement, so that it reads them with its own rows at one moment.
 * @param productIds an array of product ids
 */
export const stockOf = (productIds: SQL, instant: SQL, cartId: SQL): SQL<Stock> => sql<Stock>`(
  select coalesce(jsonb_object_agg(product_id, units), '{}') from (
    select v.product_id, jsonb_object_agg(v.upc, greatest(0, v.quantity - coalesce(r.units, 0))) as units
    from ${variant} v
    left join (${reservedUnits(productIds, instant, cartId)}) r on r.product_id = v.product_id and r.upc = v.upc
    where v.product_id = any(${productIds})
    group by v.product_id) s)`

/** Units of a variant that can be had at an instant, 0 once its product left the catalogue; a piece of another domain's statement. */
export const freeUnitsOf = (
  { productId, upc }: Omit<OnShelf, 'storeId'>,
  instant: string,
): SQL<number> => sql<number>`coalesce((
  select greatest(0, v.quantity - coalesce((
    select sum(r.qty) from ${stockReservation} r
    where r.product_id = v.product_id and r.upc = v.upc and r.store_id = '' and r.expires_at > ${instant}::timestamptz), 0))
  from ${variant} v join ${product} p on p.product_id = v.product_id and p.active
  where v.product_id = ${productId} and v.upc = ${upc}), 0)::int`
