/** Where the browser keeps which bars were closed: a JSON list of their fingerprints. */
export const closedBarsKey = 'welt-closed-bars'

const maxRemembered = 20

/** What a browser kept, whatever it is. */
const readIds = (stored: string | null): string[] => {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Whether a bar is among those that were closed. */
export const isClosedBar = (stored: string | null, id: string): boolean => readIds(stored).includes(id)

/** What to keep when a bar is closed: the last twenty, the newest last. */
export const withClosedBar = (stored: string | null, id: string): string =>
  JSON.stringify([...readIds(stored).filter((known) => known !== id), id].slice(-maxRemembered))
