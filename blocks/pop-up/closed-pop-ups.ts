import { readClosedIds, withClosedId } from '#src/rules/content/closed-ids.ts'
import { closedPopUpsKey } from '#src/tracking/visitor-storage.ts'

const maxRemembered = 50

/** Where closed pop-ups are kept; the browser's own store may be full or forbidden. */
type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Ids of the pop-ups this visitor has closed, the last ones last. */
export const closedPopUps = (store: Store): string[] => {
  try {
    return readClosedIds(store.getItem(closedPopUpsKey))
  } catch {
    return []
  }
}

/** Keeps a pop-up closed from now on, as far as the store allows. */
export const closePopUp = (store: Store, id: string): void => {
  try {
    store.setItem(closedPopUpsKey, withClosedId(store.getItem(closedPopUpsKey), id, maxRemembered))
  } catch {
    // It is closed on this page at least.
  }
}
