/** Payments into which an amount is split, and weeks between them. */
const payments = 3
const weeksBetween = 4

/** The parts in which an amount is paid later, in minor units: alike but for what is left over, which the first ones take. */
export const instalmentsOf = (amount: number): { weeks: number; amount: number }[] =>
  Array.from({ length: payments }, (_, index) => ({
    weeks: index * weeksBetween,
    amount: Math.floor(amount / payments) + (index < amount % payments ? 1 : 0),
  }))
