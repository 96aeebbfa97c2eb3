/** The page that takes over an order which a wallet placed. */
export const placedPath = '/checkout/placed'

/** The fields of its form: the order, and whether it came from a product page. */
export const placedFields = { orderNumber: 'orderNumber', isOfProduct: 'isOfProduct' } as const
