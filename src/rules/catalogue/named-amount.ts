import { err, ok, type Result } from '#src/base/result.ts'
import { parseMoney, type Currency } from '#src/base/money.ts'

/** Between what a shopper names the price of one unit, in minor units. */
export type AmountBounds = { min: number; max: number }

/** Fields of a form in which an amount is named: one of those offered, in minor units, or empty for the one that is typed. */
export const amountFields = { offered: 'amount', typed: 'other-amount' } as const

/** Amounts to choose from: the lowest, and its doubles; at most four. */
export const offeredAmounts = ({ min, max }: AmountBounds): number[] =>
  [1, 2, 4, 8].map((times) => min * times).filter((amount) => amount <= max)

/** Reads an amount as shoppers type it, into minor units: with a point or a comma, blanks or a symbol, such as `75,50 €`. */
export const readAmount = (typed: string, currency: Currency): number | undefined => {
  const plain = typed.replace(/[^\d.,]/g, '').replace(/[.,](?=\d{3}(\D|$))/g, '')
  return parseMoney(plain.replace(',', '.'), currency)
}

/** The typed amount in minor units, refused where it is none or out of bounds. */
export const typedAmount = (
  typed: string,
  { min, max }: AmountBounds,
  currency: Currency,
): Result<number, 'wrong'> => {
  const amount = readAmount(typed, currency)
  return amount !== undefined && amount >= min && amount <= max ? ok(amount) : err('wrong')
}

/** The amount that a form names, in minor units. */
export const amountOfForm = (
  field: (name: string) => string,
  bounds: AmountBounds,
  currency: Currency,
): Result<number, 'wrong'> => {
  const offered = offeredAmounts(bounds).find((amount) => String(amount) === field(amountFields.offered))
  return offered === undefined ? typedAmount(field(amountFields.typed), bounds, currency) : ok(offered)
}
