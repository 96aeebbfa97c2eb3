import type { Log } from '#src/base/log.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { callPath, fieldsOf } from '#src/contract/call-path.ts'
import type { AnyCallKey, CallInput, CallOutput } from '#src/contract/calls.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { apiError, errorCatalogue } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import type { Caller } from './caller.ts'
import type { Handlers } from './handler.ts'
import { jsonForm } from './json-form.ts'
import { jsonBody } from './read-body.ts'
import { correlationIdOf, type LoggedFacts } from './request-facts.ts'
import { callLog } from './request-log.ts'
import { runCall, type Attempt, type CallGuards, type CallErrors } from './run-call.ts'

/** A page of this process that calls for its visitor. */
export type DirectCaller = Omit<Caller, 'channel'> & {
  site: Site
  correlationId: string
  facts: LoggedFacts
  /** Takes the Set-Cookie headers of a success. */
  setCookie: (header: string) => void
}

/** A call of the contract without HTTP between: what goes in, what comes out and what is refused are the same. */
export type DirectCall = <K extends AnyCallKey>(
  key: K,
  input: CallInput<K>,
  caller: DirectCaller,
) => Promise<Result<CallOutput<K>, ClientError>>

export type DirectCallDependencies = {
  handlers: Handlers
  access: CallGuards
  newId: NewId
  log: Log
}

const noCall: CallErrors = [apiError('API404')]

/** Parameters as an address would carry them. */
const parametersOf = (fields: Record<string, unknown>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const [first, ...others] = [value].flat().flatMap((one) => (one === undefined ? [] : [String(one)]))
      if (first === undefined) return []
      return [[name, others.length === 0 ? first : [first, ...others]]]
    }),
  )

const textsOf = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

const attemptOf = (input: object, caller: DirectCaller): Attempt => ({
  caller: { ...caller, channel: caller.facts.channel ?? null },
  site: ok(caller.site),
  path: textsOf(fieldsOf(input, 'path')),
  query: { ...parametersOf(fieldsOf(input, 'query')), locale: caller.site.locale },
  keepCookie: caller.setCookie,
  body: async (maxBytes) => ('body' in input ? jsonBody(input.body, maxBytes) : err(apiError('API415'))),
})

/** The failure a client would read from the response; the first error decides. */
const failureOf = ([{ errorId, message, additionalInfo = {} }]: CallErrors, correlationId: string) => {
  const { status } = errorCatalogue[errorId]
  return { errorId, message, status, additionalInfo, correlationId }
}

/** Makes calls for pages of this process, with one log entry each, as over HTTP. */
export const createDirectCall = ({ handlers, access, newId, log }: DirectCallDependencies): DirectCall => {
  const run = async <K extends AnyCallKey>(key: K, attempt: Attempt) => {
    // An address with nothing in place of a parameter leads to no call.
    if (Object.values(attempt.path).includes('')) return err(noCall)
    return runCall(key, handlers[key], access)(attempt)
  }

  return async (key, input, caller) => {
    const attempt = attemptOf(input, caller)
    const { method, path } = callPath(key, attempt.path)
    const correlationId = correlationIdOf(caller.correlationId, newId)
    const { failed, ended } = callLog(log, { correlationId, method, path, ...caller.facts })
    const answer = await run(key, attempt).catch((error: unknown) => err(failed(error)))
    if (!answer.ok) {
      const failure = failureOf(answer.error, correlationId)
      ended(failure.status)
      return err(failure)
    }
    ended(200)
    for (const cookie of answer.value.setCookies) caller.setCookie(cookie)
    return ok(jsonForm(answer.value.value))
  }
}
