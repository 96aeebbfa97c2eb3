import type { ClientError } from '#src/contract/client-failure.ts'

/** What is told in its own words; of anything else, that the card could not be saved (specification, account and content, section 8). */
const ownWords: readonly string[] = ['PYT409', 'PYT410', 'GEN429', 'AUT404', 'NETWORK', 'TIMEOUT']

/** A refusal to save a card as its owner is told of it. */
export const savedCardFailure = (error: ClientError): ClientError =>
  ownWords.includes(error.errorId) ? error : { ...error, errorId: 'cardNotSaved' }
