import type { RateLimit, RateLimiters } from '#src/backend/platform/rate-limiter.ts'
import type { OrderParts } from '../store/order-parts.ts'

/** What one client may prepare and place in an hour without paying for it. */
const unpaidLimit: RateLimit = { points: 100, seconds: 3600 }

/** Tells whether a client prepared a cart, as often as it did: it bounds nothing. */
const preparedLimit: RateLimit = { points: 1, seconds: 3600, isFixed: true }

/** How often the gift cards of one order are mailed again in an hour, whoever asks. */
const giftCardMailLimit: RateLimit = { points: 3, seconds: 3600, isFixed: true }

/** What bounds steps with orders, besides what bounds each call. */
export const orderLimiters = (
  limiters: RateLimiters,
): Pick<OrderParts, 'unpaidSteps' | 'preparedCarts' | 'giftCardMails'> => ({
  unpaidSteps: limiters('unpaidStep', unpaidLimit),
  preparedCarts: limiters('preparedCart', preparedLimit),
  giftCardMails: limiters('giftCardMail', giftCardMailLimit),
})
