/** The page that takes the form by which a waiting order is given up. */
export const giveUpPath = '/checkout/give-up'

/** The fields of that form: the number of the order, and the page to come back to. */
export const giveUpFields = { orderNumber: 'orderNumber', page: 'page' } as const
