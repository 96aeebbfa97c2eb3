/** Milliseconds after which the shop counts as out of reach. */
const patienceMs = 8000

/** Whether the shop can be reached: a page that cannot be had would take the place of this one, and of what is typed there. */
export const isReached = async (): Promise<boolean> =>
  navigator.onLine &&
  (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    () => true,
    () => false,
  ))
