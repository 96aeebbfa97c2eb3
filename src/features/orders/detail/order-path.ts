/** The page of an order in the account, or of what is done with it. */
export const orderPath = (
  orderNumber: string,
  act?: 'cancel' | 'buy-again' | 'invoice' | 'gift-cards',
): string => ['/account/orders', orderNumber, ...(act ? [act] : [])].join('/')
