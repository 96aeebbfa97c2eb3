/** What the driver says when nothing came back in time: of a statement, and of a new connection. */
const silences = new Set([
  'Query read timeout',
  'Connection terminated due to connection timeout',
  'timeout expired',
])

/** What it says when all connections were busy for too long. */
const allBusy = 'timeout exceeded when trying to connect'

/** What the server says of a statement that it gave up. */
const queryCanceled = '57014'

const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : [])

/** Whether an error says that the database gave no sign of life, which a busy one does. */
export const isDatabaseSilence = (error: unknown): boolean =>
  chainOf(error).some(({ message }) => silences.has(message))

/** Whether an error says that the database took longer than it may, for whatever reason. */
export const isDatabaseTimeout = (error: unknown): boolean =>
  isDatabaseSilence(error) ||
  chainOf(error).some((one) => one.message === allBusy || ('code' in one && one.code === queryCanceled))
