/** Leads on to a page that takes the place of this one in the history, as after a form that was posted. */
export const goTo = (path: string): void => location.replace(path)
