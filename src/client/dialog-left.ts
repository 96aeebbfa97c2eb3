const isInDialog = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'dialogs' in state && Number(state.dialogs) > 0
}

/** Settles once the browser is back at the entry of the page itself, after a dialog was closed that had one of its own. */
export const dialogLeft = (): Promise<void> =>
  new Promise((resolve) => {
    if (isInDialog()) addEventListener('popstate', () => resolve(), { once: true })
    else resolve()
  })
