import { canonicalPath } from '../navigation/canonical-path.ts'

const pages = /^\/[^/]+\/(?:checkout|account\/cards\/new)(?:\/|$)/

/** Whether a card is typed into the page of a path, or an order paid there: it may load the scripts of its inventory alone. */
export const takesPayment = (pathname: string): boolean => pages.test(canonicalPath(pathname))
