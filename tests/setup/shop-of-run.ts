/** What staff of the shop of all tests know. */
export const staffKey = 'the staff key of end-to-end tests'

/** The settings of the shop that all tests of a run share. */
export const shopOfRun = {
  WELT_GALLERY: '1',
  RATE_LIMIT_SCALE: '100',
  DEMO_ACCOUNTS: 'true',
  WELT_STAFF_KEY: staffKey,
}
