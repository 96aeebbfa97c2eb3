/** Loads what tells failures. A file of its own, so that pages carry no list of all that it needs. */
export const loadFailure = () => import('./show-failure.ts')
