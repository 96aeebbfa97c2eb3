import type { CartItem } from '#src/contract/cart/cart.ts'
import type { ClientError } from '#src/contract/client-failure.ts'

/** The refusal that the API would give to more of an item than there may be, known beforehand. */
export const limitReached = ({ maxQty }: Pick<CartItem, 'maxQty'>): ClientError => ({
  errorId: maxQty > 0 ? 'INV408' : 'INV701',
  message: '',
  status: 409,
  additionalInfo: maxQty > 0 ? { maxAllowedQty: maxQty } : {},
  correlationId: '',
})
