/** Seconds of a day. */
export const daySeconds = 24 * 60 * 60

/** Milliseconds of a day. */
export const dayMs = daySeconds * 1000
