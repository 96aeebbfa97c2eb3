/** What a failed cart call is shown by: its code, the server's message, and data such as `maxAllowedQty`. */
export type CartFailure = {
  errorId: string
  message: string
  additionalInfo: Record<string, string | number>
}

/** Where a failure is shown: at its line item, or above the whole cart. */
export type NoticePlace = 'item' | 'cart'

/** Item not available, no stock, no price: about one line (specification, shopping, section 8, Cart behaviour by error). */
const itemErrors: readonly string[] = ['ORD404', 'INV405', 'INV408', 'INV701', 'INV702']

export const placeOfNotice = (errorId: string): NoticePlace =>
  itemErrors.includes(errorId) ? 'item' : 'cart'

/** After these the server may or may not have done the change: only reading the cart again tells. */
export const isOutcomeUnknown = ({ errorId }: Pick<CartFailure, 'errorId'>): boolean =>
  ['NETWORK', 'TIMEOUT', 'UNREADABLE', 'GEN500', 'GEN502', 'GEN504'].includes(errorId)
