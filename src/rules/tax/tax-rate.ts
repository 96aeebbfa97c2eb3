/** A rate in thousandths of a per cent, a whole number: 8.875 % is 8875. */
export type TaxRate = number

const whole = 100_000

/** Tax that comes on top of a net amount, in minor units, rounded half up. */
export const addedTax = (net: number, rate: TaxRate): number => Math.round((net * rate) / whole)

/** Tax that is part of a gross amount, in minor units, rounded half up. */
export const containedTax = (gross: number, rate: TaxRate): number =>
  Math.round((gross * rate) / (whole + rate))
