import { ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'

/** The visitor's guest token, which lives in a cookie that scripts cannot see. */
export type Session = {
  /** Gets a token before the first change of a page view, unless the visitor is known to have one. */
  ensure: () => Promise<Result<undefined, ClientError>>
  /** Gets a new token after the API refused the old one. */
  renew: () => Promise<Result<undefined, ClientError>>
}

/** `isKnown` tells whether the visitor has been here: a visitor with a cart has a token. */
export const createSession = (call: Client['call'], isKnown: () => boolean): Session => {
  let running: Promise<Result<undefined, ClientError>> | undefined

  const renew = async (): Promise<Result<undefined, ClientError>> => {
    const answer = await call('POST /token/v2/auth/token', {})
    if (answer.ok) return ok(undefined)
    running = undefined
    // A refused guest token is ignored: the call that needs it tells (specification, shopping, section 4).
    return answer.error.status === 403 ? ok(undefined) : answer
  }

  return {
    ensure: () => {
      if (isKnown()) return Promise.resolve(ok(undefined))
      running ??= renew()
      return running
    },
    renew: () => {
      running = renew()
      return running
    },
  }
}
