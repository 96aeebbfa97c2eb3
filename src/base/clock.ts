/** The current instant as an ISO 8601 string in UTC, with milliseconds. Injected wherever time decides something. */
export type Clock = () => string

export const systemClock: Clock = () => new Date().toISOString()

/** An instant as a database writes it, in ISO form. */
export const isoInstant = (stored: string): string => new Date(stored).toISOString()

/** The instant so many milliseconds after another; before it for a negative number. */
export const instantAfter = (instant: string, ms: number): string =>
  new Date(Date.parse(instant) + ms).toISOString()
