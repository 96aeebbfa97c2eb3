/** Settles once the browser brings this page back. */
export const whenBack = (): Promise<void> =>
  new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))

/** Leads on to a page from which there is a way back to this one. Settles once the browser brings this page back. */
export const leaveTo = (path: string): Promise<void> => {
  location.assign(path)
  return whenBack()
}

/**
 * Leads on to a page that takes the place of this one in the history, as after a form that was posted. Settles once the browser brings this
 * page back, so that its form is free again.
 */
export const goTo = (path: string): Promise<void> => {
  location.replace(path)
  return whenBack()
}
