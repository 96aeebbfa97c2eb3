/** Where the shop reports what happened: one object an entry, with an `event` or `message` in words. Never a token. */
export type Log = {
  info: (entry: object) => void
  warn: (entry: object) => void
  error: (entry: object) => void
}
