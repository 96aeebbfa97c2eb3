/** Whether every test runs in its full length and on both engines, as `npm test -- --all` has it. */
export const runsAll = process.env['TEST_ALL'] !== undefined

/** What random tests begin with: of a day, unless TEST_SEED names one. Those of a day fail alike, so they can be repeated. */
export const seed = Number(
  process.env['TEST_SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
)

/** fast-check's options of a property that takes long: `most` runs where all tests run, else a hundred at most. */
export const runsUpTo = (most: number): { numRuns: number; seed: number } => ({
  numRuns: runsAll ? most : Math.min(most, 100),
  seed,
})
