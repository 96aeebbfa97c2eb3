import type { RateLimit, RateLimiters } from '#src/backend/platform/rate-limiter.ts'
import type { OrderParts } from './order-parts.ts'

/** What one client may prepare and place in an hour without paying for it. */
const unpaidLimit: RateLimit = { points: 100, seconds: 3600, isLocal: true }

/** How often the gift cards of one order are mailed again in an hour, whoever asks. */
const giftCardMailLimit: RateLimit = { points: 3, seconds: 3600, isFixed: true }

/** What bounds steps with orders, besides what bounds each call. */
export const orderLimiters = (limiters: RateLimiters): Pick<OrderParts, 'unpaidSteps' | 'giftCardMails'> => ({
  unpaidSteps: limiters('unpaidStep', unpaidLimit),
  giftCardMails: limiters('giftCardMail', giftCardMailLimit),
})
