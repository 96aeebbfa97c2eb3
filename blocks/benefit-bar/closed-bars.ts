/** Where the browser keeps which bars were closed: a JSON list of their fingerprints. */
export const closedBarsKey = 'welt-closed-bars'

const maxRemembered = 20

/** What a browser kept, whatever it is. */
const readIds = (kept: string | null): string[] => {
  try {
    const value: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Whether a bar is among those that were closed. */
export const isClosedBar = (kept: string | null, id: string): boolean => readIds(kept).includes(id)

/** What to keep when a bar is closed: the last twenty, the newest last. */
export const withClosedBar = (kept: string | null, id: string): string =>
  JSON.stringify([...readIds(kept).filter((known) => known !== id), id].slice(-maxRemembered))
