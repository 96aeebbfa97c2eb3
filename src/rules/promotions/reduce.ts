import type { Reduction } from './site-promotion.ts'

/** What a reduction takes off an amount, in minor units: a percentage rounded half up, never more than there is. */
export const takenOff = (reduction: Reduction, amount: number): number =>
  'amount' in reduction
    ? Math.min(reduction.amount, amount)
    : Math.min(amount, Math.floor((amount * reduction.percent + 5000) / 10_000))
