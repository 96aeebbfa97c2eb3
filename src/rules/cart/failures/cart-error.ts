import { handlingOfCartError } from '#src/rules/errors/cart-error-handling.ts'

/** What a failed cart call is shown by: its code, the server's message, and data such as `maxAllowedQty`. */
export type CartFailure = {
  errorId: string
  message: string
  additionalInfo: Record<string, string | number>
}

/** Where a failure stands in a cart: at its line item, at the field it is about, or above the whole cart. Toasts and dialogs leave nothing there. */
export type NoticePlace = 'item' | 'input' | 'cart'

export const placeOfNotice = ({ errorId }: Pick<CartFailure, 'errorId'>): NoticePlace | undefined => {
  const { place } = handlingOfCartError(errorId)
  if (place === 'toast' || place === 'dialog') return undefined
  if (place === 'lineItem') return 'item'
  return place === 'input' ? 'input' : 'cart'
}

export const isToldByToast = ({ errorId }: Pick<CartFailure, 'errorId'>): boolean =>
  handlingOfCartError(errorId).place === 'toast'

/** After these the cart may be another than the page shows, or may have been changed although nothing was heard: only reading it again tells. */
export const needsRefetch = ({ errorId }: Pick<CartFailure, 'errorId'>): boolean =>
  handlingOfCartError(errorId).behaviour === 'refetch'

/** The session's customer is gone, and the cart with it. */
export const endsCart = ({ errorId }: Pick<CartFailure, 'errorId'>): boolean =>
  handlingOfCartError(errorId).behaviour === 'reloadAfter4s'

/**
 * What a change failed with, as it is told: a gift that came with an offer cannot be added (GWP403), and of one in the cart
 * there cannot be more, which is told as the maximum (specification, shopping, section 8, Other).
 */
export const failureOfChange = <Failure extends CartFailure>(kind: string, failure: Failure): Failure =>
  kind === 'quantity' && failure.errorId === 'GWP403' ? { ...failure, errorId: 'INV408' } : failure
