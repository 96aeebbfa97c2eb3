import type { ErrorPlace } from '#src/rules/errors/error-handling.ts'

/** A row of the error catalogue as the gallery shows it: `words` in the site's language, `tryHref` where a cart can be made to meet it. */
export type ErrorExample = {
  errorId: string
  status: number
  place: ErrorPlace
  behaviour: string
  words: string
  tryHref: string | undefined
}
