import type { Result } from '#src/base/result.ts'
import type { AnyCallKey, CallErrorId, CallOutput } from '#src/contract/calls.ts'
import type { ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import type { KeyedRequest } from '#src/contract/keyed-request.ts'
import type { SessionCustomer } from '#src/backend/identity/sessions.ts'
import type { ParsedInput } from './call-input.ts'

/** What a handler knows of the request besides its input. */
export type CallContext = {
  site: Site
  /** ISO instant the answer is for: now, or that of an editor's preview. */
  instant: string
  /** Whether an editor's preview asks. */
  isPreview: boolean
  /** Whether an editor or a content client reads; never so for what changes something: they may preview, and nothing else. */
  isEditor: () => Promise<boolean>
  /** The session's token, if the cookie holds one. */
  token: string | undefined
  /** The value of a cookie that the caller sent. */
  cookie: (name: string) => string | undefined
  /** Where the caller shops: the web, an app. */
  channel: string
  /** The id that owns carts and lists: the guest's, or the customer's where they are signed in; empty for calls that need no session. */
  sessionId: string
  /** Who is signed in, for calls that need a session; undefined for a guest. */
  customer: SessionCustomer | undefined
  /** The caller's address as limits know it; undefined for what this process asks by itself. */
  client: string | undefined
  /** What the browser says it is, at most 300 characters. */
  userAgent: string
  /** From where a member of the loyalty programme came, at most 100 characters. */
  leadSource: string | undefined
  /** What tells the request from others, where its caller may send it again. */
  request: KeyedRequest | undefined
  /** Adds a Set-Cookie header to the response of a call that succeeds. */
  setCookie: (header: string) => void
  /** Adds a Set-Cookie header to the response, whether the call succeeds or not. */
  keepCookie: (header: string) => void
}

/** Answers one call, with the codes the call declares. */
export type Handler<K extends AnyCallKey> = (
  input: ParsedInput<K>,
  context: CallContext,
) => Promise<Result<CallOutput<K>, ApiError<CallErrorId<K>>>>

/** A handler for every call of the contract. */
export type Handlers = { [K in AnyCallKey]: Handler<K> }

/** Handlers of some of the calls. */
export type HandlersOf<K extends AnyCallKey> = { [P in K]: Handler<P> }
