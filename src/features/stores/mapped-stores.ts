import type { Store } from '#src/contract/stores/store.ts'

/** Metres around a search that its map shows at least. */
const leastReach = 150_000
/** How many times as far as the nearest store a map reaches. */
const reachOfNearest = 4

/** The stores that a map of a search shows: all, without those so far off that the near ones could not be told apart. */
export const mappedStores = (stores: readonly Store[]): Store[] => {
  const nearest = stores[0]?.distance
  const reach = nearest === undefined ? Infinity : Math.max(leastReach, reachOfNearest * nearest)
  return stores.filter(({ distance = 0 }) => distance <= reach)
}
