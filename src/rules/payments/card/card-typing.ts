import cardValidator from 'card-validator'

/** A card number while it is typed: in the groups of its brand, and the brand's name once only one is left. */
export const readTypedCard = (typed: string): { text: string; brand: string | undefined } => {
  const digits = typed.replace(/\D/g, '').slice(0, 19)
  const { card } = cardValidator.number(digits)
  const gaps = card?.gaps ?? [4, 8, 12, 16]
  const text = [...digits].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
  return { text, brand: digits.length > 0 ? card?.niceType : undefined }
}

/** An expiry while it is typed: MM/YY. A first digit above one can be no other month. */
export const readTypedExpiry = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').replace(/^([2-9])/, '0$1')
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 6)}` : digits
}
