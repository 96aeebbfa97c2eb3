import type { CookiePolicy } from '#src/backend/api/cookie-headers.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { loyaltyCalls } from '#src/contract/customer/loyalty-calls.ts'
import type { Discounts } from '../discounts.ts'
import type { Loyalty } from './loyalty.ts'
import { refreshVisitor } from '../visitor-of-profile.ts'

/** Handlers of the loyalty programme and of discounts. */
export const loyaltyHandlers = (
  loyalty: Loyalty,
  discounts: Discounts,
  cookies: CookiePolicy,
): HandlersOf<keyof typeof loyaltyCalls> => ({
  'PUT /consumers-v3/consumer/loyalty/enrollment': async ({ body }, context) => {
    const enrolled = await loyalty.enroll(context.sessionId, { ...body, ...context })
    if (enrolled.ok) refreshVisitor(context, { loyalty: enrolled.value.isLoyaltyMember }, cookies)
    return enrolled
  },

  'GET /consumers-v3/consumer/loyalty/vouchers': (_, { sessionId, site }) =>
    loyalty.vouchers(sessionId, site),

  'GET /consumers-v3/consumer/loyalty/history': ({ query }, { sessionId }) =>
    loyalty.history(sessionId, query),

  'GET /consumers-v3/consumer/loyalty/promo/welcome': (_, { sessionId }) => loyalty.welcome(sessionId),

  'POST /consumers-v3/consumer/loyalty/token': ({ body }, { sessionId, leadSource }) =>
    loyalty.token(sessionId, { ...body, leadSource }),

  'POST /consumers-v3/consumer/discountTerms': (_, { sessionId, customer, site }) =>
    discounts.acceptTerms(sessionId, customer?.consumerType, site),
})
