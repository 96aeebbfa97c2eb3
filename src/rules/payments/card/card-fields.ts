import cardValidator from 'card-validator'

/** What a card number says of its card. */
export type CardKind = { number: string; brand: string; codeLength: number }

/** The card of a number as it is typed, with spaces or hyphens; undefined for a number that no card has. */
export const cardOf = (typed: string): CardKind | undefined => {
  const number = typed.replace(/[\s-]/g, '')
  const { isValid, card } = cardValidator.number(number)
  return isValid && card ? { number, brand: card.type, codeLength: card.code.size } : undefined
}

/** Whether a text is the code of such a card. */
export const isCardCode = (typed: string, { codeLength }: CardKind): boolean =>
  /^\d+$/.test(typed) && typed.length === codeLength

/** The last month in which a card is good. */
export type CardExpiry = { month: number; year: number }

/** An expiry as it is typed, MM/YY or MM/YYYY; undefined for a month that there is not. */
export const readExpiry = (typed: string): CardExpiry | undefined => {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? []
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  return isMonth
    ? { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) }
    : undefined
}

/** Cards are made for ten years at most; one that is good for longer was typed wrong. */
const longestYears = 20

/** Whether a card's last month is over, or so far ahead that it is none; `instant` is ISO. */
export const isExpired = ({ month, year }: CardExpiry, instant: string): boolean => {
  const months = year * 12 + month
  const now = Number(instant.slice(0, 4)) * 12 + Number(instant.slice(5, 7))
  return months < now || months > now + longestYears * 12
}

/** A card as its fields hold it. */
export type TypedCard = { number: string; expiry: string; code: string }

/** All fields of a card that are wrong, in the order of a form. The code of an unknown card has three digits or four; `instant` is ISO. */
export const wrongCardFields = (
  { number, expiry, code }: TypedCard,
  instant: string,
): (keyof TypedCard)[] => {
  const card = cardOf(number)
  const last = readExpiry(expiry)
  const isCode = card ? isCardCode(code.trim(), card) : /^\d{3,4}$/.test(code.trim())
  return [
    ...(card ? [] : (['number'] as const)),
    ...(last && !isExpired(last, instant) ? [] : (['expiry'] as const)),
    ...(isCode ? [] : (['code'] as const)),
  ]
}
