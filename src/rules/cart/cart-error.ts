import { handlingOfCartError } from '#src/rules/errors/cart-error-handling.ts'

/** What a failed cart call is shown by: its code, the server's message, and data such as `maxAllowedQty`. */
export type CartFailure = {
  errorId: string
  message: string
  additionalInfo: Record<string, string | number>
}

/** Where a failure is shown: at its line item, or above the whole cart. */
export type NoticePlace = 'item' | 'cart'

export const placeOfNotice = (errorId: string): NoticePlace =>
  handlingOfCartError(errorId).place === 'lineItem' ? 'item' : 'cart'

/** After these the cart may be another than the page shows, or may have been changed although nothing was heard: only reading it again tells. */
export const needsRefetch = ({ errorId }: Pick<CartFailure, 'errorId'>): boolean =>
  handlingOfCartError(errorId).behaviour === 'refetch'
