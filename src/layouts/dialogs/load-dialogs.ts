/** Loads what opens dialogs. A file of its own, so that pages carry no list of all that it needs. */
export const loadDialogs = () => import('./open-dialogs.ts')
