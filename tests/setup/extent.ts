/** Whether every test runs in its full length and on both engines, as `npm test -- --all` has it. */
export const runsAll = process.env['TEST_ALL'] !== undefined
