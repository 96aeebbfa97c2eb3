/** The current instant as an ISO 8601 string in UTC, with milliseconds. Injected wherever time decides something. */
export type Clock = () => string

export const systemClock: Clock = () => new Date().toISOString()
