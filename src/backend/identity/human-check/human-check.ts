import type { HumanAction, HumanChallenge } from '#src/contract/identity/human-check-calls.ts'
import type { RateLimit, RateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'

/** One way to tell people from programs. */
export type HumanTest = {
  /** What the browser is to do. */
  challenge: (action: HumanAction) => Promise<HumanChallenge>
  /** Whether its result is right, for this action and for the first time. */
  isPassed: (action: HumanAction, response: string, client: string | undefined) => Promise<boolean>
}

export type HumanCheck = Pick<HumanTest, 'challenge'> & {
  /** Whether a person seems to call; `response` is what their browser made of the challenge, if it did. */
  isHuman: (action: HumanAction, response: string | undefined, client: string | undefined) => Promise<boolean>
}

/** Takes everybody for a person. */
export const noHumanCheck: HumanCheck = {
  challenge: async () => ({ kind: 'none' }),
  isHuman: async () => true,
}

/** What one client may do without a result in an hour: browsers without script bring none. */
const withoutResult: Record<HumanAction, RateLimit> = {
  login: { points: 20, seconds: 3600 },
  register: { points: 5, seconds: 3600 },
  placeOrder: { points: 10, seconds: 3600 },
}

/**
 * Asks for the result of a test. A form that was sent without script has none: it passes a few times an hour, so that
 * shoppers without script can sign in, and programs that try many times cannot.
 */
export const createHumanCheck = ({ challenge, isPassed }: HumanTest, limiters: RateLimiters): HumanCheck => {
  const allowances = {
    login: limiters('loginWithoutTest', withoutResult.login),
    register: limiters('registerWithoutTest', withoutResult.register),
    placeOrder: limiters('placeOrderWithoutTest', withoutResult.placeOrder),
  }
  return {
    challenge,
    isHuman: async (action, response, client) => {
      if (response) return isPassed(action, response, client)
      return (await allowances[action].consume(client ?? '')) === undefined
    },
  }
}
