/** A page that loaded itself anew does not do so again for so long, in milliseconds (specification, shopping, section 9). */
const guardMs = 10_000
const guardKey = 'welt:reloaded'

/** Whether a page that loaded itself anew at `path` and an instant may do so again. `stored` is what was kept of it: `path instant`. */
export const mayReload = (stored: string | null, path: string, nowMs: number): boolean => {
  const [storedPath, atMs = Number.NaN] = stored?.split(' ') ?? []
  return storedPath !== path || !(nowMs - Number(atMs) < guardMs)
}

/** Loads the page anew, unless it has just done so: a failure that stays makes no loop. */
export const reloadPage = (): void => {
  const path = location.pathname
  if (!mayReload(sessionStorage.getItem(guardKey), path, Date.now())) return
  sessionStorage.setItem(guardKey, `${path} ${Date.now()}`)
  location.reload()
}
