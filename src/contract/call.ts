import type { z } from 'zod'
import type { ErrorId } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `METHOD /path/{parameter}`, the key of a call everywhere. */
export type CallKey = `${Method} /${string}`

/** Kinds of calls that share one bound for each client. */
export type CallLimit =
  | 'token'
  | 'newCart'
  | 'cart'
  | 'cartChange'
  | 'reservation'
  | 'submission'
  | 'placeOrder'
  | 'calculation'
  | 'search'
  | 'suggestion'
  | 'event'
  | 'consent'
  | 'giftCard'
  | 'card'
  | 'tender'
  | 'account'
  | 'accountChange'
  | 'lookup'
  | 'message'
  | 'document'
  | 'signIn'
  | 'signUp'
  | 'passwordMail'
  | 'staff'

/** Most bytes of a call's body, unless the call names more. */
export const usualBodyBytes = 64 * 1024

/** What a caller passes in address and query, before it is parsed. */
export type CallFields = Readonly<Record<'path' | 'query', Readonly<Record<string, unknown>>>>

/**
 * One call of the API. `query`, `path` and `body` are what goes in, `out` is the body of a success, `errors` the
 * codes of the catalogue it answers with besides the ones every call may give (API4xx, ATTR, GEN).
 * `session: true` refuses callers without a token, a guest's or a customer's, `'customer'` those who are not signed in (AUT404), and
 * associates, who are in a store for others (AUT432); `'associate'` is for them alone, `'seller'` for them, and for whoever sends the staff key
 * along with any session (AUT432).
 */
export type Call = {
  summary: string
  session: boolean | 'customer' | 'associate' | 'seller'
  /** Whether it is for staff alone (AUT404): they have no session, but the cookie of their sign-in or the key as a bearer's. */
  staff?: true
  /** Whether a POST changes nothing, see `onlyReads`. */
  reads?: true
  /** What bounds how often one client may make it (GEN429); most calls that read what is the same for all have no bound. */
  limit?: CallLimit
  path?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Most bytes of its body, where that is more than `usualBodyBytes`. */
  maxBodyBytes?: number
  out: z.ZodType
  errors: readonly ErrorId[]
  /**
   * Tags of a response that says nothing of its caller, so that it may be held until one of them is invalidated, or until an
   * instant that it names `until`. Without them a response is not held.
   */
  cacheTags?: (fields: CallFields) => readonly string[]
}

export type Calls = Record<CallKey, Call>

/** Whether a call changes nothing: an editor may have it answered as of another instant. */
export const onlyReads = (key: CallKey, { reads }: Pick<Call, 'reads'>): boolean =>
  reads === true || key.startsWith('GET ')
