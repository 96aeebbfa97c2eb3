import type { addressCalls } from '#src/contract/customer/address-calls.ts'
import type { Profile } from '#src/contract/customer/profile.ts'
import type { profileCalls } from '#src/contract/customer/profile-calls.ts'
import { err, type Result } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import type { CookiePolicy } from '#src/backend/api/cookie-headers.ts'
import type { CallContext, HandlersOf } from '#src/backend/api/handler.ts'
import type { AddressBook } from './addresses/address-book.ts'
import type { Profiles } from './profiles.ts'
import { factsOfProfile, refreshVisitor } from './visitor-of-profile.ts'

/** Handlers of a customer's profile. */
export const profileHandlers = (
  profiles: Profiles,
  cookies: CookiePolicy,
): HandlersOf<keyof typeof profileCalls> => {
  const respond = async <E>(
    context: CallContext,
    result: Promise<Result<Profile, E>>,
  ): Promise<Result<Profile, E>> => {
    const profile = await result
    if (profile.ok) refreshVisitor(context, factsOfProfile(profile.value), cookies)
    return profile
  }
  return {
    'GET /consumers-v3/consumer': ({ query }, context) =>
      respond(context, profiles.read(context.sessionId, query.includeLoyaltySummary === 'true')),

    'PUT /consumers-v3/consumer': async ({ body }, context) =>
      context.customer
        ? respond(context, profiles.change(context.customer, body.consumerProfile, context))
        : err(apiError('PRO404')),
  }
}

/** Handlers of a customer's address book. */
export const addressHandlers = (book: AddressBook): HandlersOf<keyof typeof addressCalls> => ({
  'POST /consumers-v3/consumer/address': ({ body }, { sessionId }) => book.add(sessionId, body),

  'PUT /consumers-v3/consumer/address/{addressId}': ({ path, body }, { sessionId }) =>
    book.change(sessionId, path.addressId, body),

  'DELETE /consumers-v3/consumer/address/{addressId}': ({ path }, { sessionId }) =>
    book.remove(sessionId, path.addressId),
})
