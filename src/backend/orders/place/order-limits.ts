import type { RateLimit, RateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'

/** Steps that one client may take in an hour without paying. */
const unpaidLimit: RateLimit = { points: 100, seconds: 3600 }

/** Remembers that a client prepared a cart or placed an order; it bounds nothing. */
const rememberedLimit: RateLimit = { points: 1, seconds: 3600, isFixed: true }

/** How often the gift cards of one order are mailed again in an hour, for all callers together. */
const giftCardMailLimit: RateLimit = { points: 3, seconds: 3600, isFixed: true }

/** The limits of steps with orders, besides those of each call. */
export const orderLimiters = (
  limiters: RateLimiters,
): Pick<OrderDependencies, 'unpaidSteps' | 'rememberedSteps' | 'giftCardMails'> => ({
  unpaidSteps: limiters('unpaidStep', unpaidLimit),
  rememberedSteps: limiters('rememberedStep', rememberedLimit),
  giftCardMails: limiters('giftCardMail', giftCardMailLimit),
})
