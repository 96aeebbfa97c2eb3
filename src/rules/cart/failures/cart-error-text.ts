import type { CartFailure } from './cart-error.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

/** A text for each code, and INV408's with the quantity that is allowed and with the lines that a cart holds. */
export type CartErrorTexts = {
  byCode: { GEN500: string } & Record<string, string>
  maximum: string
  fullCart: string
}

/**
 * What the shopper reads of a failure: the mapped message, else the server's, else the general one. The maximum
 * quantity is named when the answer names it (specification, shopping, section 8).
 */
export const cartErrorText = (failure: CartFailure, texts: CartErrorTexts, locale: string): string => {
  const { errorId, message, additionalInfo } = failure
  if (errorId === 'INV408' && additionalInfo['maxAllowedQty'] !== undefined)
    return formatMessage(texts.maximum, additionalInfo, locale)
  if (errorId === 'INV408' && additionalInfo['maxItems'] !== undefined)
    return formatMessage(texts.fullCart, additionalInfo, locale)
  const mapped = texts.byCode[errorId] ?? message
  return mapped === '' ? texts.byCode.GEN500 : mapped
}
