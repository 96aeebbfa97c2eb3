import { spread } from '../spread.ts'

/** So many units of a line, and what each of them costs, in minor units. */
export type PricedUnits = { price: number; count: number }

/** What units cost together. */
export const costOf = (units: readonly PricedUnits[]): number =>
  units.reduce((sum, { price, count }) => sum + price * count, 0)

/**
 * What each unit costs once an amount is taken off them together, spread by their prices: units that cost the same may differ by one minor
 * unit then, as not every amount divides evenly.
 * @param off at most what they cost
 */
export const unitsWithout = (units: readonly PricedUnits[], off: number): readonly PricedUnits[] => {
  if (off === 0) return units
  const parts = units.map(({ price, count }, rank) => ({ weight: price, count, rank }))
  return spread(off, parts).flatMap(({ part: { weight, count }, each, withOneMore }) =>
    [
      { price: weight - each, count: count - withOneMore },
      { price: weight - each - 1, count: withOneMore },
    ].filter((run) => run.count > 0),
  )
}
