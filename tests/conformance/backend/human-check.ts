import { expect, it } from 'vitest'
import { z } from 'zod'
import type { HumanAction } from '#src/contract/identity/human-check-calls.ts'
import { proofOfWork } from '#src/backend/identity/human-check/proof-of-work.ts'
import { purgeUsedChallenges } from '#src/backend/identity/human-check/used-challenges.ts'
import { usedChallenge } from '#src/backend/identity/human-check/human-check-tables.ts'
import { solveWork } from '#src/client/solve-challenge.ts'
import { createHumanCheck } from '#src/backend/identity/human-check/human-check.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { clientHeader } from '#src/contract/headers.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import type { Shop } from './shop.ts'

/** Behind the instant at which these tests run, for the library has a clock of its own. */
const start = '2126-06-01T10:00:00.000Z'
const secret = 'a secret for tests, long enough to sign'

const changed = (response: string, change: (text: string) => string): string =>
  Buffer.from(change(Buffer.from(response, 'base64').toString())).toString('base64')

/** Solutions of a proof of work, which count once. */
export const describeHumanCheck = (shop: () => Shop): void => {
  keepStock(shop)
  let instant = start
  const test = () => proofOfWork({ db: shop().database.sql, clock: () => instant, secret })
  const solve = async (action: HumanAction): Promise<string> => {
    const challenge = await test().challenge(action)
    if (challenge.kind !== 'proofOfWork') throw new Error('this is no proof of work')
    return z.string().parse(await solveWork(challenge.challenge))
  }
  const isPassed = (action: HumanAction, response: string) => test().isPassed(action, response, undefined)

  it('takes a solution once, also of two that come together', async () => {
    const solution = await solve('login')
    const results = await Promise.all([isPassed('login', solution), isPassed('login', solution)])
    expect(results.filter((isTaken) => isTaken)).toHaveLength(1)
    expect(await isPassed('login', solution)).toBe(false)
  })

  it('takes a solution for its own action alone, which others do not use up', async () => {
    const solution = await solve('register')
    expect(await isPassed('login', solution)).toBe(false)
    expect(await isPassed('register', solution)).toBe(true)
  })

  it('takes no solution that was made up or changed', async () => {
    const solution = await solve('login')
    const wrong = [
      '',
      'no base64 at all!',
      Buffer.from('{}').toString('base64'),
      changed(solution, (text) => text.replace('"keyPrefix":"00"', '"keyPrefix":"0"')),
      changed(solution, (text) => text.replace(/"counter":\d+/, '"counter":4294967295')),
      changed(solution, (text) => text.replace(/"expiresAt":\d+/, '"expiresAt":4999999999')),
      changed(solution, (text) => text.replace('"login"', '"register"')),
      changed(solution, (text) => text.replace(/"expiresAt":\d+/, '"expiresAt":9007199254740991')),
      changed(solution, (text) => text.replace(/"nonce":"\w+/, `"nonce":"${'f'.repeat(1_000_000)}`)),
    ]
    for (const response of wrong) {
      expect(await isPassed('login', response)).toBe(false)
      expect(await isPassed('register', response)).toBe(false)
    }
    expect(await isPassed('login', solution)).toBe(true)
  })

  it('takes no solution after half an hour, and forgets the challenge then', async () => {
    const [late, used] = await Promise.all([solve('login'), solve('login')])
    expect(await isPassed('login', used)).toBe(true)
    instant = '2126-06-01T10:30:01.000Z'
    expect(await isPassed('login', late)).toBe(false)
    const { sql } = shop().database
    await purgeUsedChallenges(sql, instant)
    expect(await sql.select().from(usedChallenge)).toEqual([])
    expect(await isPassed('login', used)).toBe(false)
    instant = start
  })

  it('asks whether a person orders, once for each order, and some times for nothing in an hour', async () => {
    const used = new Set<string>()
    const isPassed = async (_: string, response: string): Promise<boolean> =>
      response.startsWith('right') && used.size < used.add(response).size
    const none = async () => ({ kind: 'none' as const })
    const humanCheck = createHumanCheck({ challenge: none, isPassed }, createRateLimiters(undefined))
    const backend = shop().another({ humanCheck })
    const { cardPayment, checkingOut } = createCheckout(() => ({ ...shop(), backend }))
    const ordering = async () => {
      const visitor = await checkingOut('socks', 1, 'WOOLSOCKS')
      return async (recaptcha_response?: string, card = testCards.paying) => {
        const response = await visitor.send('PUT', '/cart/v2/checkout/order', {
          headers: { [clientHeader]: '203.0.113.90' },
          body: { cartId: visitor.cartId, paymentMethod: await cardPayment(card), recaptcha_response },
        })
        const { orderNumber } = z.object({ orderNumber: z.string().optional() }).parse(await response.json())
        return orderNumber ?? response.status
      }
    }
    const place = await ordering()
    expect(await place('wrong')).toBe(403)
    const [first, second] = await Promise.all([place('right 1'), place('right 1')])
    expect(first).toMatch(/^W/)
    expect(second).toBe(first)
    expect(await place('right 1')).toBe(first)
    const next = await ordering()
    expect(await next('right 1')).toBe(403)
    const challenged = await next('right 2', testCards.challenging)
    expect(challenged).toMatch(/^W/)
    expect(await next('right 2', testCards.challenging)).toBe(challenged)
    const last = await ordering()
    for (let count = 0; count < 10; count += 1) expect(await last(undefined, testCards.declined)).toBe(402)
    expect(await last()).toBe(403)
    expect(await last('right 3')).toMatch(/^W/)
  })
}
