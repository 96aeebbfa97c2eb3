import { canonicalPath } from '../navigation/canonical-path.ts'

const checkout = /^\/[^/]+\/checkout(?:\/|$)/

/** Whether the page of a path is one of the checkout, where payment is taken: it may load the scripts of its inventory alone. */
export const takesPayment = (pathname: string): boolean => checkout.test(canonicalPath(pathname))
