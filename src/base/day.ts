/** Seconds of a day. */
export const daySeconds = 86_400

/** Milliseconds of a day. */
export const dayMs = 86_400_000
