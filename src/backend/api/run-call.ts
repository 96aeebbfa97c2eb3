import { err, ok, type Result } from '#src/base/result.ts'
import { onlyReads, usualBodyBytes, type Call, type CallLimit } from '#src/contract/call.ts'
import { calls, type AnyCallKey, type CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { refreshCookie, sessionCookie } from '#src/contract/cookies.ts'
import { webChannel } from '#src/contract/headers.ts'
import type { Site } from '#src/contract/sites.ts'
import type { PreviewAccess } from '#src/backend/identity/preview-access.ts'
import type { Identity } from '#src/backend/identity/identity.ts'
import type { Place } from '#src/backend/identity/security-events.ts'
import type { Staff } from '#src/backend/identity/staff.ts'
import { associateOf } from '#src/backend/associates/associate.ts'
import type { Session, Sessions } from '#src/backend/identity/sessions.ts'
import type { RateLimiter } from '#src/backend/platform/limits/rate-limiter.ts'
import { inputSchema, type ParsedInput } from './call-input.ts'
import type { Caller } from './caller.ts'
import { cookieOf, refreshCookieHeader, sessionCookieHeader, type CookiePolicy } from './cookie-headers.ts'
import type { Handler } from './handler.ts'
import { keyedRequest } from './request-key.ts'
import { inputErrors } from './input-errors.ts'

/** A call about to be made, over HTTP or from a page of this process, before anything is checked. */
export type Attempt = {
  caller: Caller
  site: Result<Site, ApiError>
  path: Record<string, string>
  /** Parameters by name; one that stands several times is a list. */
  query: Record<string, string | string[]>
  /** Takes Set-Cookie headers that go along whether the call succeeds or not, such as those of a renewed token. */
  keepCookie: (header: string) => void
  /** Reads the body of a call that takes one, of at most so many bytes, once the caller is let in. */
  body: (maxBytes: number) => Promise<Result<unknown, ApiError>>
}

/** Most characters that are kept of what a browser says it is. */
const maxUserAgent = 300

const maxLeadSource = 100

/** Why a call is refused: the first error decides the status. */
export type CallErrors = [ApiError, ...ApiError[]]

/** A success: what the contract promises, and the Set-Cookie headers that go with it. */
export type CallResponse<K extends AnyCallKey> = { value: CallOutput<K>; setCookies: string[] }

/** What keeps customers signed in, and tells whether they still are. */
export type CustomerSessions = Pick<Identity, 'renewToken' | 'isLive'> & { cookies: CookiePolicy }

/** What decides whether a call is answered, and for whom. */
export type CallGuards = {
  sessions: Sessions
  /** Missing where there are guests alone. */
  customers?: CustomerSessions
  preview: PreviewAccess
  isStaff: Staff['isCaller']
  limiters: Record<CallLimit, RateLimiter>
  /** Whether answers are held against the contract, outside production: one that breaks it is a bug, and is GEN500. */
  checksOutput: boolean
}

/**
 * The session of a caller. A customer's token whose time is over is renewed on the way, so that neither a page nor a reading of
 * the cart takes them for a guest.
 */
const sessionOf = async (
  { caller, keepCookie }: Attempt,
  instant: string,
  { sessions, customers }: CallGuards,
): Promise<Session | undefined> => {
  const session = await sessions.read(cookieOf(caller.cookies, sessionCookie))
  const refreshToken = cookieOf(caller.cookies, refreshCookie)
  if (session || !refreshToken || !customers) return session
  const place = { instant, client: caller.client ?? undefined, userAgent: caller.userAgent ?? '' }
  const renewed = await customers.renewToken(refreshToken, place)
  if (!renewed) return undefined
  keepCookie(sessionCookieHeader(renewed.token, customers.cookies))
  keepCookie(refreshCookieHeader(renewed.refreshToken, customers.cookies))
  return renewed.session
}

/** Why a session is not let in: AUT404 where somebody must sign in, AUT432 where it is not theirs to call. */
const refusalOf = async (
  needed: Call['session'],
  session: Session | undefined,
  { caller, place }: { caller: Caller; place: Omit<Place, 'instant'> },
  { customers, isStaff }: Pick<CallGuards, 'customers' | 'isStaff'>,
): Promise<'AUT404' | 'AUT432' | undefined> => {
  if (!needed) return undefined
  if (!session) return 'AUT404'
  const { customer } = session
  if (customer && !(await customers?.isLive(customer, place))) return 'AUT404'
  if (needed === true) return undefined
  const isAssociate = associateOf(customer) !== undefined
  if (needed === 'seller') return isAssociate || (await isStaff(caller)) ? undefined : 'AUT432'
  if (!customer) return 'AUT404'
  return needed === (isAssociate ? 'associate' : 'customer') ? undefined : 'AUT432'
}

const readInput = async <K extends AnyCallKey>(
  key: K,
  attempt: Attempt,
): Promise<Result<ParsedInput<K>, CallErrors>> => {
  const call: Call = calls[key]
  const body = call.body ? await attempt.body(call.maxBodyBytes ?? usualBodyBytes) : ok(undefined)
  if (!body.ok) return err([body.error])
  const given = { path: call.path && attempt.path, query: call.query && attempt.query, body: body.value }
  const parsed = inputSchema<K>(key).safeParse(given)
  if (parsed.success) return ok(parsed.data)
  const [first = apiError('API400'), ...others] = inputErrors(parsed.error, given)
  return err([first, ...others])
}

/**
 * Makes a call of the contract: counts it where it is limited, finds the site and the instant, checks the session where the
 * call needs one, parses what goes in, and runs the handler. Rejects for bugs, and where the database
 * fails.
 */
export const runCall =
  <K extends AnyCallKey>(key: K, handler: Handler<K>, access: CallGuards) =>
  async (attempt: Attempt): Promise<Result<CallResponse<K>, CallErrors>> => {
    const { caller, site } = attempt
    const { preview, limiters, checksOutput } = access
    const call: Call = calls[key]
    const { session: needsSession, limit, staff: isForStaff } = call
    const isPreviewed = !isForStaff && onlyReads(key, call)
    // Nobody else uses up what staff may do from their address.
    if (isForStaff && !(await access.isStaff(caller))) return err([apiError('AUT404')])
    const wait = limit && caller.client !== null ? await limiters[limit].consume(caller.client) : undefined
    if (wait !== undefined) return err([apiError('GEN429', { retryAfter: wait })])
    if (attempt.path['mode'] === 'preview' && !(await preview.mayPreview(caller)))
      return err([apiError('AUT404')])
    if (!site.ok) return err([site.error])
    const moment = isPreviewed ? await preview.momentOf(caller) : ok(preview.now())
    if (!moment.ok) return err([moment.error])
    const token = cookieOf(caller.cookies, sessionCookie)
    const session = needsSession ? await sessionOf(attempt, moment.value.instant, access) : undefined
    const place = {
      client: caller.client ?? undefined,
      userAgent: (caller.userAgent ?? '').slice(0, maxUserAgent),
    }
    const refusal = await refusalOf(needsSession, session, { caller, place }, access)
    if (refusal) return err([apiError(refusal)])
    const input = await readInput(key, attempt)
    if (!input.ok) return input
    const request = keyedRequest(caller.idempotencyKey, key, input.value)
    if (!request.ok) return err([request.error])
    const setCookies: string[] = []
    const result = await handler(input.value, {
      site: site.value,
      ...moment.value,
      isEditor: async () => isPreviewed && (await preview.mayPreview(caller)),
      channel: caller.channel ?? webChannel,
      token,
      cookie: (name) => cookieOf(caller.cookies, name),
      sessionId: session?.id ?? '',
      customer: session?.customer,
      ...place,
      leadSource: caller.leadSource?.slice(0, maxLeadSource),
      request: request.value,
      setCookie: (cookie) => setCookies.push(cookie),
      keepCookie: attempt.keepCookie,
    })
    if (!result.ok) return err([result.error])
    if (checksOutput) calls[key].out.parse(result.value)
    return ok({ value: result.value, setCookies })
  }
