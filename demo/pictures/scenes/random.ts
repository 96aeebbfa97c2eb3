export type Random = () => number

/** Seeded generator (mulberry32) of numbers in [0, 1): the same seed always draws the same scene. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number from `low` to `high`. */
export const between = (random: Random, low: number, high: number): number => low + random() * (high - low)

/** Numbers 0 … count - 1, to map over. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
