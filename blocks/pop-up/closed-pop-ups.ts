/** Where the browser keeps which pop-ups were closed: a JSON list of ids. */
export const closedPopUpsKey = 'welt.pop-ups.closed'
const maxRemembered = 50

/** Where closed pop-ups are kept; the browser's own store may be full or forbidden. */
type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Ids of the pop-ups this visitor has closed, the last ones last. */
export const closedPopUps = (store: Store): string[] => {
  try {
    const stored: unknown = JSON.parse(store.getItem(closedPopUpsKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Keeps a pop-up closed from now on, as far as the store allows. */
export const closePopUp = (store: Store, id: string): void => {
  const ids = [...closedPopUps(store).filter((other) => other !== id), id].slice(-maxRemembered)
  try {
    store.setItem(closedPopUpsKey, JSON.stringify(ids))
  } catch {
    // It is closed on this page at least.
  }
}
