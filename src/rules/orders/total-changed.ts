/** The reason of CHK380 where an order comes to something else than its shopper was shown, or leaves something else to pay. */
export const totalChanged = 'totalChanged'
