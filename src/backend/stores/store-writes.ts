import { and, inArray, notInArray, sql } from 'drizzle-orm'
import { storesTag } from '#src/contract/cache-tags.ts'
import type { StoreFacts, StoreStock } from '#src/contract/stores/store-facts.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { invalidate } from '#src/backend/platform/invalidations.ts'
import { store, storeStock } from './store-tables.ts'
import { wordsOf } from './store-words.ts'

/** Rows of stock written at once. */
const batchSize = 1_000

/** Writes of stores within a transaction. */
export const createStoreWrites = (tx: Sql) => ({
  /** Writes stores, each by its id. */
  stores: async (stores: readonly StoreFacts[]): Promise<void> => {
    const rows = stores.map((facts) => ({
      ...facts,
      countryCode: facts.address.countryCode,
      city: facts.address.city,
      words: wordsOf(facts),
      facts,
    }))
    await tx.execute(sql`insert into ${store}
        (store_id, slug, kind, country_code, city, latitude, longitude, words, facts)
      select s."storeId", s.slug, s.kind, s."countryCode", s.city, s.latitude, s.longitude, s.words, s.facts
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s("storeId" text, slug text, kind text,
        "countryCode" text, city text, latitude float8, longitude float8, words text, facts jsonb)
      on conflict (store_id) do update set slug = excluded.slug, kind = excluded.kind,
        country_code = excluded.country_code, city = excluded.city, latitude = excluded.latitude,
        longitude = excluded.longitude, words = excluded.words, facts = excluded.facts`)
  },

  /** Ids of stores, besides these, that have one of these addresses. */
  holdersOf: async (slugs: readonly string[], besides: readonly string[]) =>
    tx
      .select({ storeId: store.storeId, slug: store.slug })
      .from(store)
      .where(and(inArray(store.slug, [...slugs]), notInArray(store.storeId, [...besides]))),

  /** Frees the addresses of stores that are about to be written, so that two may change theirs. */
  freeSlugs: async (storeIds: readonly string[]): Promise<void> => {
    await tx
      .update(store)
      .set({ slug: sql`'freed/' || ${store.storeId}` })
      .where(inArray(store.storeId, [...storeIds]))
  },

  /** Takes out the stores that are not named, with their stock. Returns how many. */
  keep: async (storeIds: readonly string[]): Promise<number> => {
    const gone = await tx
      .delete(store)
      .where(notInArray(store.storeId, [...storeIds]))
      .returning({ storeId: store.storeId })
    return gone.length
  },

  /** Sets the units of variants in stores that there are. */
  stock: async (rows: readonly StoreStock[]): Promise<void> => {
    for (let from = 0; from < rows.length; from += batchSize)
      await tx.execute(sql`insert into ${storeStock} (store_id, product_id, upc, quantity)
        select s."storeId", s."productId", s.upc, s.quantity
        from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + batchSize))}::jsonb)
          as s("storeId" text, "productId" text, upc text, quantity int)
        on conflict (store_id, product_id, upc) do update set quantity = excluded.quantity`)
  },

  /** Tells every process that stores are others now. */
  publish: (): Promise<void> => invalidate(tx, [storesTag]),
})
