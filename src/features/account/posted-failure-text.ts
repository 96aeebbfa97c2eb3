import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { readPostedFailure } from '#src/rules/cart/failures/posted-failure.ts'

/** The words for what a form of one button failed with, as its page's address says by the code. */
export const postedFailureText = (query: URLSearchParams, site: Site): string | undefined => {
  const failure = readPostedFailure(query)
  if (!failure) return undefined
  const { errors, refusals } = messagesOf(site)
  const texts: Readonly<Record<string, string>> = { ...refusals, ...errors.byCode }
  return texts[failure.errorId] ?? errors.byCode.GEN500
}

/** A page that says what failed. */
export const withFailure = (path: string, errorId: string): string =>
  `${path}?${new URLSearchParams({ error: errorId })}`
