import { ok } from '#src/base/result.ts'
import type { authCalls } from '#src/contract/identity/auth-calls.ts'
import type { Sessions } from './sessions.ts'
import { sessionCookieHeader, type CookiePolicy } from '#src/backend/api/cookies.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'

/** Handlers of authentication's calls. */
export const authHandlers = (
  sessions: Sessions,
  cookies: CookiePolicy,
): HandlersOf<keyof typeof authCalls> => ({
  'POST /token/v2/auth/token': async (_, { token, setCookie }) => {
    const known = await sessions.read(token)
    if (known && !sessions.isAging(known)) return ok({ consumerType: 'GUEST', expiresAt: known.expiresAt })
    const signed = await sessions.sign(known?.id)
    setCookie(sessionCookieHeader(signed.token, cookies))
    return ok({ consumerType: 'GUEST', expiresAt: signed.session.expiresAt })
  },
})
