/** Loads what shows dialogs. A file of its own, so that pages carry no list of all that it needs. */
export const loadShown = () => import('./show-dialogs.ts')
