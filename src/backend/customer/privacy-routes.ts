import { err } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import {
  favoritesCookieHeader,
  noTrackedOrderHeader,
  refreshCookieHeader,
  sessionCookieHeader,
  visitorCookieHeader,
  type CookiePolicy,
} from '#src/backend/api/cookie-headers.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import { visitorSchema } from '#src/contract/personalization/visitor.ts'
import type { privacyCalls } from '#src/contract/customer/privacy-calls.ts'
import type { Privacy } from './privacy.ts'

const gone: Pick<CookiePolicy, 'lifetimeSeconds'> = { lifetimeSeconds: 0 }

/** Handlers of the calls about a person's data. */
export const privacyHandlers = (
  privacy: Privacy,
  cookies: CookiePolicy,
): HandlersOf<keyof typeof privacyCalls> => ({
  'GET /consumers-v3/consumer/personalData': (_, { sessionId }) => privacy.read(sessionId),

  'DELETE /consumers-v3/consumer': async ({ body }, { customer, setCookie }) => {
    if (!customer) return err(apiError('AUT432'))
    const deleted = await privacy.forget(customer, body.email)
    if (deleted.ok) {
      setCookie(sessionCookieHeader('', { ...cookies, ...gone }))
      setCookie(visitorCookieHeader(visitorSchema.parse({}), { ...cookies, ...gone }))
      setCookie(refreshCookieHeader('', cookies))
      setCookie(favoritesCookieHeader('', { ...cookies, ...gone }))
      setCookie(noTrackedOrderHeader(cookies))
    }
    return deleted
  },
})
