import { readClosedIds, withClosedId } from '#src/rules/content/closed-ids.ts'

/** Where the browser keeps which bars were closed: a JSON list of their fingerprints. */
export const closedBarsKey = 'welt-closed-bars'

const maxRemembered = 20

/** Whether a bar is among those that were closed. */
export const isClosedBar = (stored: string | null, id: string): boolean => readClosedIds(stored).includes(id)

/** What to keep when a bar is closed: the last twenty, the newest last. */
export const withClosedBar = (stored: string | null, id: string): string =>
  withClosedId(stored, id, maxRemembered)
