import { and, asc, eq, gt, inArray, like, sql, type SQL } from 'drizzle-orm'
import type { StoreFacts, StoreKind, StoreService } from '#src/contract/stores/store-facts.ts'
import { earthRadius, type Point } from '#src/rules/stores/distance.ts'
import type { Stock } from '#src/backend/catalogue/stock/stock.ts'
import { reservedOnShelf } from '#src/backend/catalogue/stock/stock-query.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { store, storeStock } from './store-tables.ts'

/** Which stores are wanted; what is missing does not matter. */
export type StoreFilter = {
  kind: StoreKind
  countryCode?: string | undefined
  services?: readonly StoreService[] | undefined
  optionType?: string | undefined
  /** Stores that hold at least so many units of a product, or of one of its variants. */
  holding?: { productId: string; upc?: string | undefined; quantity: number } | undefined
  storeIds?: readonly string[] | undefined
}

export type StoresNear = StoreFilter & {
  /** Where distances are measured from; without it stores come by country and town, and `radius` does not matter. */
  point?: Point | undefined
  /** Metres. */
  radius?: number | undefined
  limit: number
  offset: number
}

/** A store, and how many metres away it is; null where that is not known. */
export type FoundStore = { facts: StoreFacts; distance: number | null }

/** Units by product and upc, of each store that holds any. */
export type StockOfStores = Map<string, Record<string, number>>

const distanceFrom = ({
  latitude,
  longitude,
}: Point): SQL<number> => sql<number>`2 * ${earthRadius}::float8 * asin(least(1, sqrt(
  power(sin(radians(${store.latitude} - ${latitude}::float8) / 2), 2)
  + cos(radians(${latitude}::float8)) * cos(radians(${store.latitude}))
    * power(sin(radians(${store.longitude} - ${longitude}::float8) / 2), 2))))`

const holdingOf = (db: Sql, { productId, upc, quantity }: NonNullable<StoreFilter['holding']>): SQL =>
  sql`exists ${db
    .select({ one: sql`1` })
    .from(storeStock)
    .where(
      and(
        eq(storeStock.storeId, store.storeId),
        eq(storeStock.productId, productId),
        upc === undefined ? undefined : eq(storeStock.upc, upc),
        sql`${storeStock.quantity} >= ${quantity}`,
      ),
    )}`

const conditionOf = (db: Sql, filter: StoreFilter): SQL | undefined =>
  and(
    eq(store.kind, filter.kind),
    filter.countryCode === undefined ? undefined : eq(store.countryCode, filter.countryCode),
    filter.storeIds === undefined ? undefined : inArray(store.storeId, [...filter.storeIds]),
    filter.services?.length
      ? sql`${store.facts} -> 'services' @> ${JSON.stringify(filter.services)}::jsonb`
      : undefined,
    filter.optionType === undefined ? undefined : sql`${store.facts} ->> 'optionType' = ${filter.optionType}`,
    filter.holding && holdingOf(db, filter.holding),
  )

/** A word as a pattern finds it between blanks. */
const between = (word: string): string => `% ${word.replaceAll(/[\\%_]/g, '\\$&')} %`

/** Reads of stores and of what they hold. */
const shelf = {
  storeId: sql`"store_stock"."store_id"`,
  productId: sql`"store_stock"."product_id"`,
  upc: sql`"store_stock"."upc"`,
}

export const createStoreReads = (db: Sql) => ({
  /** A page of the stores that suit, the nearest first, and how many there are. */
  near: async ({ point, radius, limit, offset, ...filter }: StoresNear) => {
    const distance = point ? distanceFrom(point) : sql<null>`null::float8`
    const within = point && radius !== undefined ? sql`${distance} <= ${radius}` : undefined
    const condition = and(conditionOf(db, filter), within)
    const order = [asc(store.countryCode), asc(store.city), asc(store.storeId)]
    const found = await db
      .select({
        facts: store.facts,
        distance: sql<number | null>`${distance}`,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(store)
      .where(condition)
      .orderBy(...(point ? [sql`2`, ...order] : order))
      .limit(limit)
      .offset(offset)
    const isBehindLast = found.length === 0 && offset > 0
    const total = isBehindLast ? await db.$count(store, condition) : (found[0]?.total ?? 0)
    return {
      found: found.map(({ facts, distance: metres }): FoundStore => ({ facts, distance: metres })),
      total,
    }
  },

  /** Every store of a kind, of one country or all, by country and town. */
  all: async (filter: StoreFilter): Promise<StoreFacts[]> => {
    const found = await db
      .select({ facts: store.facts })
      .from(store)
      .where(conditionOf(db, filter))
      .orderBy(asc(store.countryCode), asc(store.city), asc(store.storeId))
    return found.map(({ facts }) => facts)
  },

  bySlug: async (slug: string): Promise<StoreFacts | undefined> =>
    (await db.select({ facts: store.facts }).from(store).where(eq(store.slug, slug)))[0]?.facts,

  byId: async (storeIds: readonly string[]): Promise<StoreFacts[]> => {
    const found = await db
      .select({ facts: store.facts })
      .from(store)
      .where(inArray(store.storeId, [...storeIds]))
    return found.map(({ facts }) => facts)
  },

  /** The first store whose name or address has these plain words in this order. */
  withWords: async (
    words: string,
    { kind, countryCode }: Pick<StoreFilter, 'kind' | 'countryCode'>,
  ): Promise<StoreFacts | undefined> => {
    const [found] = await db
      .select({ facts: store.facts })
      .from(store)
      .where(and(conditionOf(db, { kind, countryCode }), like(store.words, between(words))))
      .orderBy(asc(store.city), asc(store.storeId))
      .limit(1)
    return found?.facts
  },

  /** Units that stores hold of products for a cart, by store, product and upc: without those that others have reserved. */
  holdings: async (
    storeIds: readonly string[],
    productIds: readonly string[],
    forCart: { cartId: string; instant: string },
  ): Promise<Map<string, Stock>> => {
    const rows = await db
      .select({
        storeId: storeStock.storeId,
        productId: storeStock.productId,
        upc: storeStock.upc,
        quantity: sql<number>`"store_stock"."quantity" - ${reservedOnShelf(shelf, forCart)}`,
      })
      .from(storeStock)
      .where(and(inArray(storeStock.storeId, [...storeIds]), inArray(storeStock.productId, [...productIds])))
    const stocks = new Map<string, Stock>()
    for (const { storeId, productId, upc, quantity } of rows.filter((row) => row.quantity > 0)) {
      const stock = stocks.get(storeId) ?? {}
      stock[productId] = { ...stock[productId], [upc]: quantity }
      stocks.set(storeId, stock)
    }
    return stocks
  },

  /** Units that stores hold of a product now, by store and upc. */
  stock: async (
    storeIds: readonly string[],
    productId: string,
    upcs?: readonly string[],
  ): Promise<StockOfStores> => {
    const rows = await db
      .select({ storeId: storeStock.storeId, upc: storeStock.upc, quantity: storeStock.quantity })
      .from(storeStock)
      .where(
        and(
          inArray(storeStock.storeId, [...storeIds]),
          eq(storeStock.productId, productId),
          upcs && inArray(storeStock.upc, [...upcs]),
          gt(storeStock.quantity, 0),
        ),
      )
    return new Map(
      [...Map.groupBy(rows, ({ storeId }) => storeId)].map(([storeId, own]) => [
        storeId,
        Object.fromEntries(own.map(({ upc, quantity }) => [upc, quantity])),
      ]),
    )
  },
})

export type StoreReads = ReturnType<typeof createStoreReads>
