import type { Store } from '#src/contract/stores/store.ts'
import { failureOf, type FoundOrFailed } from '#src/features/shop-frame/outcome.ts'
import { drawMap, type DrawnMap } from '#src/geography/map.ts'

/** A store, and where it lies. */
export type StoreView = { store: Store; map: DrawnMap }

/** Finds the store of an address. */
export const loadStore = async (locals: App.Locals, slug: string): Promise<FoundOrFailed<StoreView>> => {
  const answer = await locals.call('GET /fapi/stores/{slug}', { path: { slug } })
  if (!answer.ok) return failureOf(answer.error.status)
  const store = answer.value
  locals.changes.note({ until: store.openingState.until })
  locals.changes.note({ until: store.today.until })
  return { kind: 'found', view: { store, map: await drawMap([store]) } }
}
