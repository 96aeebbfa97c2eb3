import type { Site } from '#src/contract/sites.ts'
import { readPostedFailure } from '#src/rules/cart/failures/posted-failure.ts'
import { failureText } from './failure-text.ts'

/** The words for what a form of one button failed with, as its page's address says by the code. */
export const postedFailureText = (query: URLSearchParams, site: Site): string | undefined => {
  const failure = readPostedFailure(query)
  return failure && failureText(failure, site)
}

/** A page that says what failed. */
export const withFailure = (path: string, errorId: string): string =>
  `${path}?${new URLSearchParams({ error: errorId })}`
