import type { NewId } from '#src/base/ids.ts'
import { requestHeaders } from '#src/contract/headers.ts'

/** An id a caller may choose: short and plain, so that logs and headers can carry it. */
const plainId = /^[\w.:-]{1,128}$/

/** The caller's correlation id, or a new one when it sent none that can be carried on. */
export const correlationIdOf = (given: string | null, newId: NewId): string =>
  given !== null && plainId.test(given) ? given : newId()

/** Headers that are logged; trust id and access key are credentials and are not. */
const logged = ['locale', 'transactionId', 'brand', 'region', 'channel', 'source', 'clientApp'] as const

/** What the log says of a caller. */
export type LoggedFacts = Record<(typeof logged)[number], string>

/** What the log says of a request's headers (specification, shopping, section 7). */
export const loggedHeaders = (request: Request): Partial<LoggedFacts> =>
  Object.fromEntries(
    logged.flatMap((name) => {
      const value = request.headers.get(requestHeaders[name])
      return value === null ? [] : [[name, value.slice(0, 128)]]
    }),
  )
