/** The reason of CHK380 where an order comes to something else than its shopper was shown. */
export const totalChanged = 'totalChanged'
