import { ok } from '#src/base/result.ts'
import { associateCookie, deviceCookie, refreshCookie } from '#src/contract/cookies.ts'
import type { authCalls } from '#src/contract/identity/auth-calls.ts'
import type { signInCalls } from '#src/contract/identity/sign-in-calls.ts'
import type { signUpCalls } from '#src/contract/identity/sign-up-calls.ts'
import { visitorSchema } from '#src/contract/personalization/visitor.ts'
import {
  associateCookieHeader,
  deviceCookieHeader,
  favoritesCookieHeader,
  noTrackedOrderHeader,
  refreshCookieHeader,
  sessionCookieHeader,
  visitorCookieHeader,
  type CookiePolicy,
} from '#src/backend/api/cookie-headers.ts'
import type { CallContext, HandlersOf } from '#src/backend/api/handler.ts'
import type { CustomerFacts } from '#src/backend/customer/customer-facts.ts'
import { favoritesText } from '#src/rules/wishlists/favorites-cookie.ts'
import type { AdoptGuest } from './identity-dependencies.ts'
import type { Identity } from './identity.ts'
import type { Sessions } from './sessions.ts'

type AuthCalls = typeof authCalls & typeof signInCalls & typeof signUpCalls

type Dependencies = {
  sessions: Sessions
  identity: Identity
  customerFacts: CustomerFacts
  adoptGuest: AdoptGuest
  cookies: CookiePolicy
}

/** Handlers of authentication's calls. Tokens are set as cookies that scripts cannot read, and are told nowhere else. */
export const authHandlers = ({
  sessions,
  identity,
  customerFacts,
  adoptGuest,
  cookies,
}: Dependencies): HandlersOf<keyof AuthCalls> => {
  /** A guest of a new session, who has nothing that the customer of the old one had. */
  const becomeGuest = async ({ setCookie }: CallContext) => {
    const { token, session } = await sessions.sign()
    setCookie(sessionCookieHeader(token, cookies))
    setCookie(refreshCookieHeader('', cookies))
    setCookie(visitorCookieHeader(visitorSchema.parse({}), cookies))
    setCookie(favoritesCookieHeader('', cookies))
    setCookie(noTrackedOrderHeader(cookies))
    return ok({ consumerType: 'GUEST' as const, expiresAt: session.expiresAt })
  }

  return {
    'POST /token/v2/auth/token': async (_, context) => {
      const { token, cookie, setCookie } = context
      const known = await sessions.read(token)
      if (known?.customer && !sessions.isAging(known) && (await identity.isLive(known.customer, context)))
        return ok({ consumerType: known.customer.consumerType, expiresAt: known.expiresAt })
      const refreshToken = cookie(refreshCookie)
      const renewed = refreshToken ? await identity.renewToken(refreshToken, context) : undefined
      if (renewed) {
        setCookie(sessionCookieHeader(renewed.token, cookies))
        setCookie(refreshCookieHeader(renewed.refreshToken, cookies))
        const consumerType = renewed.session.customer?.consumerType ?? 'GUEST'
        return ok({ consumerType, expiresAt: renewed.session.expiresAt })
      }
      if (refreshToken || known?.customer) return becomeGuest(context)
      if (known && !sessions.isAging(known)) return ok({ consumerType: 'GUEST', expiresAt: known.expiresAt })
      const signed = await sessions.sign(known?.id)
      setCookie(sessionCookieHeader(signed.token, cookies))
      return ok({ consumerType: 'GUEST', expiresAt: signed.session.expiresAt })
    },

    'POST /consumers-v3/auth/signup': ({ body }, context) => identity.signUp(body, context.site, context),

    'POST /consumers-v3/auth/verifyemail': ({ body }, context) => identity.verifyEmail(body.token, context),

    'POST /consumers-v3/auth/signin': ({ body }, context) =>
      identity.signIn(body, context.cookie(deviceCookie), context, context.site),

    'POST /token/v2/auth/token/exchange': async ({ body }, context) => {
      const { cookie, setCookie } = context
      const before = await sessions.read(context.token)
      const exchanged = await identity.exchangeCode(body, cookie(deviceCookie), context, context.site)
      if (!exchanged.ok) return exchanged
      const { token, session, refreshToken, device, customer, sessionCustomer } = exchanged.value
      await identity.signOut(before?.customer, cookie(refreshCookie), context)
      const now = { ...context, sessionId: session.id, customer: sessionCustomer }
      // What a guest had on a store's device is not the associate's.
      const isOwn = before && !before.customer && !sessionCustomer.sale
      const guest = { sessionId: isOwn ? before.id : '', basketId: isOwn ? body.basketId : undefined }
      const adopted = await adoptGuest(guest, now)
      const { basketId, favoriteId, saveForLaterId, units, unitsSavedForLater } = adopted
      const { facts } = await customerFacts(now)
      setCookie(sessionCookieHeader(token, cookies))
      setCookie(refreshCookieHeader(refreshToken, cookies))
      setCookie(deviceCookieHeader(device, cookies))
      if (sessionCustomer.sale || cookie(associateCookie))
        setCookie(associateCookieHeader(sessionCustomer.sale !== undefined, cookies))
      const cartId = basketId === undefined ? {} : { cartId: basketId }
      setCookie(visitorCookieHeader(visitorSchema.parse({ ...facts, ...cartId, units }), cookies))
      setCookie(favoritesCookieHeader(favoritesText(adopted.favoriteProductIds), cookies))
      return ok({
        consumerNo: customer.consumerNo,
        consumerType: customer.consumerType,
        memberId: customer.id,
        expiresAt: session.expiresAt,
        isEmployeeDiscountTCAccepted: exchanged.value.isEmployeeDiscountTCAccepted,
        isTemporaryPassword: exchanged.value.isTemporaryPassword,
        inStoreSalesInfo: sessionCustomer.sale,
        ...{ basketId, favoriteId, saveForLaterId, unitsSavedForLater },
      })
    },

    'POST /consumers-v3/consumer/auth/signout': async (_, context) => {
      // A token whose time is over tells well enough which login is to end.
      const customer = context.token ? await sessions.customerOf(context.token) : undefined
      await identity.signOut(customer, context.cookie(refreshCookie), context)
      return becomeGuest(context)
    },
  }
}
