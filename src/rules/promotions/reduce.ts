import type { Reduction } from './site-promotion.ts'

/** What a reduction takes off an amount, in minor units: a percentage rounded half up, never more than there is. */
export const takenOff = (reduction: Reduction, amount: number): number =>
  'amount' in reduction
    ? Math.min(reduction.amount, amount)
    : Math.min(amount, Math.floor((amount * reduction.percent + 5000) / 10_000))

/** The least that something costs, in minor units rounded up. @param floor hundredths of a per cent of its original price */
export const floorOf = (floor: number, original: number): number => Math.ceil((original * floor) / 10_000)
