import type { ApiError } from '#src/contract/errors.ts'
import { apiError } from '#src/contract/errors.ts'

/** What bounds the quantity of a line item. */
export type QuantityBounds = {
  /** Units in stock; Infinity for what is never out of stock. */
  stock: number
  /** Those of them that the cart's other lines leave. */
  free: number
  /** Most units one line may hold: the catalogue's and the caller's own bound, whichever is less. */
  maxPerLine: number
}

/** Most units a line may hold, at least 0. */
export const largestLineQuantity = ({ free, maxPerLine }: QuantityBounds): number =>
  Math.max(0, Math.min(maxPerLine, free))

/**
 * Refuses a quantity that cannot be had (specification, shopping, section 8): INV701 without any stock, INV408 with
 * `maxAllowedQty` when it is more than a line may hold.
 */
export const refuseQuantity = (
  wanted: number,
  bounds: QuantityBounds,
): ApiError<'INV701' | 'INV408'> | undefined => {
  if (bounds.stock <= 0) return apiError('INV701')
  const maxAllowedQty = largestLineQuantity(bounds)
  return wanted > maxAllowedQty ? apiError('INV408', { maxAllowedQty }) : undefined
}
