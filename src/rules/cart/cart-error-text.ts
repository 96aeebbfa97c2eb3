import type { CartFailure } from './cart-error.ts'
import { fill } from '#src/rules/texts/fill.ts'

/** A text for each code, and INV408's with the quantity that is allowed. */
export type CartErrorTexts = { byCode: Record<string, string>; maximum: string; unknown: string }

/**
 * What the shopper reads of a failure: the mapped message, else the server's, else a general one. The maximum
 * quantity is named when the answer names it (specification, shopping, section 8).
 */
export const cartErrorText = (failure: CartFailure, texts: CartErrorTexts): string => {
  const { errorId, message, additionalInfo } = failure
  if (errorId === 'INV408' && additionalInfo['maxAllowedQty'] !== undefined)
    return fill(texts.maximum, additionalInfo)
  const mapped = texts.byCode[errorId] ?? message
  return mapped === '' ? texts.unknown : mapped
}
