/** Where a mail about an order leads, without locale: to the look-up with its number typed in, and whoever is signed in on to the order. */
export const orderLinkPath = (orderNumber: string): string => `/help/track-order?number=${orderNumber}`
