import { z } from 'zod'
import type { StoreFacts, StoreStock } from '#src/contract/stores/store-facts.ts'
import type { Database } from '#src/backend/platform/database/database.ts'
import { createStoreWrites } from './store-writes.ts'

/** What became of stores: how many the shop now holds of those given, those refused with the reason, and how many were taken out. */
export const storeLoadReportSchema = z.object({
  loaded: z.int(),
  refused: z.array(z.object({ storeId: z.string(), reason: z.string() })),
  removed: z.int(),
})
export type StoreLoadReport = z.infer<typeof storeLoadReportSchema>

export type StoreLoad = {
  stores: readonly StoreFacts[]
  stock?: readonly StoreStock[]
  /** Takes out all stores that are not given. */
  replace?: boolean
  /** Ids of stores that `replace` leaves as they are. */
  keep?: readonly string[]
}

/** Loads stores by their ids, all in one transaction; one whose address another store has is refused. */
export const loadStores = (
  database: Database,
  { stores, stock = [], replace = false, keep = [] }: StoreLoad,
): Promise<StoreLoadReport> =>
  database.patient.transaction(async (tx) => {
    const writes = createStoreWrites(tx)
    const ids = stores.map(({ storeId }) => storeId)
    const removed = replace ? await writes.keep([...ids, ...keep]) : 0
    const held = await writes.holdersOf(
      stores.map(({ slug }) => slug),
      ids,
    )
    const holders = new Map(held.map(({ slug, storeId }) => [slug, storeId]))
    const refused = stores.flatMap(({ storeId, slug }) => {
      const holder = holders.get(slug)
      return holder === undefined
        ? []
        : [{ storeId, reason: `${slug} is the address of the store ${holder}` }]
    })
    const written = stores.filter(({ slug }) => !holders.has(slug))
    if (written.length > 0) {
      await writes.freeSlugs(written.map(({ storeId }) => storeId))
      await writes.stores(written)
    }
    await writes.stock(stock)
    await writes.publish()
    return { loaded: written.length, refused, removed }
  })
