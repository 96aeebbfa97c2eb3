import type { CallLimit } from '#src/contract/call.ts'
import type { RateLimit, RateLimiter, RateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'

/**
 * What one client may do. Thousands of shoppers may share the address of a mobile network, so the bounds are far above what
 * a household does, and low enough that one address cannot fill a database.
 */
const limits: Record<CallLimit, RateLimit> = {
  token: { points: 600, seconds: 60 },
  newCart: { points: 300, seconds: 600 },
  cart: { points: 3000, seconds: 60 },
  cartChange: { points: 600, seconds: 60 },
  reservation: { points: 120, seconds: 600 },
  submission: { points: 60, seconds: 600 },
  placeOrder: { points: 300, seconds: 600 },
  calculation: { points: 600, seconds: 60 },
  // It bounds what a process computes, so each process counts for itself.
  search: { points: 1200, seconds: 60, isLocal: true },
  suggestion: { points: 3000, seconds: 60 },
  event: { points: 1200, seconds: 60 },
  consent: { points: 600, seconds: 600 },
  giftCard: { points: 30, seconds: 600 },
  card: { points: 60, seconds: 600 },
  tender: { points: 120, seconds: 600 },
  account: { points: 3000, seconds: 60 },
  accountChange: { points: 300, seconds: 60 },
  lookup: { points: 60, seconds: 600 },
  document: { points: 60, seconds: 600 },
  message: { points: 30, seconds: 600 },
  signIn: { points: 120, seconds: 600 },
  signUp: { points: 60, seconds: 600 },
  passwordMail: { points: 30, seconds: 600 },
  staff: { points: 3000, seconds: 60 },
}

/** The rate limiter of each kind of call. */
export const createCallLimiters = (limiters: RateLimiters): Record<CallLimit, RateLimiter> => ({
  token: limiters('token', limits.token),
  newCart: limiters('newCart', limits.newCart),
  cart: limiters('cart', limits.cart),
  cartChange: limiters('cartChange', limits.cartChange),
  reservation: limiters('reservation', limits.reservation),
  submission: limiters('submission', limits.submission),
  placeOrder: limiters('placeOrder', limits.placeOrder),
  calculation: limiters('calculation', limits.calculation),
  search: limiters('search', limits.search),
  suggestion: limiters('suggestion', limits.suggestion),
  event: limiters('event', limits.event),
  consent: limiters('consent', limits.consent),
  giftCard: limiters('giftCard', limits.giftCard),
  card: limiters('card', limits.card),
  tender: limiters('tender', limits.tender),
  account: limiters('account', limits.account),
  accountChange: limiters('accountChange', limits.accountChange),
  lookup: limiters('lookup', limits.lookup),
  document: limiters('document', limits.document),
  message: limiters('message', limits.message),
  signIn: limiters('signIn', limits.signIn),
  signUp: limiters('signUp', limits.signUp),
  passwordMail: limiters('passwordMail', limits.passwordMail),
  staff: limiters('staff', limits.staff),
})
