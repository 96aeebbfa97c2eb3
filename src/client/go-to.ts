/**
 * Leads on to a page that takes the place of this one in the history, as after a form that was posted. Settles once the browser brings this
 * page back, so that its form is free again.
 */
export const goTo = (path: string): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    location.replace(path)
  })
