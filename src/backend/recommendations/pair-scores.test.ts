import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPairScores, joinScores, recencyOf, type Basket } from './pair-scores.ts'

const now = '2026-06-01T10:00:00.000Z'
const order = (...productIds: string[]): Basket => ({ productIds, at: now, weight: 1 })
const idsOf = (found: readonly { productId: string }[]) => found.map(({ productId }) => productId)

const learn = (baskets: readonly Basket[]) => {
  const scores = createPairScores(now)
  for (const basket of baskets) scores.add(basket)
  return scores
}

it('puts what is bought together more often first', () => {
  const scores = learn([order('boot', 'socks'), order('boot', 'socks'), order('boot', 'wax')])
  expect(idsOf(scores.othersOf('boot'))).toEqual(['socks', 'wax'])
})

it('believes many baskets more than one', () => {
  const often = Array.from({ length: 20 }, () => order('boot', 'socks'))
  const scores = learn([...often, ...Array.from({ length: 20 }, () => order('boot')), order('boot', 'wax')])
  // All who bought wax bought boots, but that was one.
  const [socks, wax] = scores.othersOf('boot')
  expect([socks?.productId, wax?.productId]).toEqual(['socks', 'wax'])
  expect(wax?.score).toBeLessThan((socks?.score ?? 0) / 5)
})

it('does not recommend with everything what everybody buys anyway', () => {
  const bags = Array.from({ length: 40 }, (_, at) => order('bag', `other${at}`))
  const scores = learn([
    ...bags,
    ...Array.from({ length: 6 }, () => order('boot', 'bag')),
    ...Array.from({ length: 5 }, () => order('boot', 'wax')),
  ])
  expect(idsOf(scores.othersOf('boot'))).toEqual(['wax', 'bag'])
})

it('forgets by half in sixty days', () => {
  expect(recencyOf('2026-04-02T10:00:00.000Z', now)).toBeCloseTo(0.5)
  expect(recencyOf('2027-04-02T10:00:00.000Z', now)).toBe(1)
  const old = { ...order('boot', 'wax'), at: '2025-06-01T10:00:00.000Z' }
  const scores = learn([old, old, order('boot', 'socks')])
  expect(idsOf(scores.othersOf('boot'))).toEqual(['socks', 'wax'])
  expect(scores.popularityOf('socks')).toBeGreaterThan(scores.popularityOf('wax'))
})

it('counts a cart for less than an order', () => {
  const scores = learn([{ ...order('boot', 'wax'), weight: 0.3 }, order('boot', 'socks')])
  expect(idsOf(scores.othersOf('boot'))).toEqual(['socks', 'wax'])
})

it('believes a thousand views of a day less than a handful of orders', () => {
  const scores = learn(Array.from({ length: 5 }, () => order('boot')))
  scores.addViews('hat', now, 1200)
  expect(scores.popularityOf('boot')).toBeGreaterThan(scores.popularityOf('hat'))
})

it('takes views for liking, and never for going together', () => {
  const scores = learn([order('boot', 'socks')])
  scores.addViews('hat', now, 500)
  scores.addViews('socks', '2026-04-02', 10)
  expect(scores.productIds()).toEqual(['boot', 'socks', 'hat'])
  expect(scores.popularityOf('hat')).toBeCloseTo(2.24, 2)
  expect(scores.popularityOf('socks')).toBeCloseTo(1.16, 2)
  expect(scores.othersOf('hat')).toEqual([])
})

it('counts the first twelve products of a basket, each once', () => {
  const many = Array.from({ length: 40 }, (_, at) => `p${at}`)
  expect(learn([order('boot', 'boot', ...many)]).othersOf('boot')).toHaveLength(11)
})

it('prefers what goes with more of several products', () => {
  const ofBoot = [
    { productId: 'wax', score: 0.4 },
    { productId: 'laces', score: 0.3 },
  ]
  expect(idsOf(joinScores([ofBoot, [{ productId: 'laces', score: 0.2 }]]))).toEqual(['laces', 'wax'])
})

const baskets = fc.array(
  fc.record({
    productIds: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { maxLength: 8 }),
    at: fc
      .date({ min: new Date('2025-01-01'), max: new Date(now), noInvalidDate: true })
      .map((date) => date.toISOString()),
    weight: fc.constantFrom(1, 0.3),
  }),
  { maxLength: 40 },
)

it('scores pairs alike from both sides, above 0 and below 1, and none with itself', () => {
  fc.assert(
    fc.property(baskets, (given) => {
      const scores = learn(given)
      for (const one of scores.productIds())
        for (const { productId, score } of scores.othersOf(one)) {
          expect(productId).not.toBe(one)
          expect(score).toBeGreaterThan(0)
          expect(score).toBeLessThan(1)
          const back = scores.othersOf(productId).find((other) => other.productId === one)
          expect(back?.score).toBeCloseTo(score)
        }
    }),
  )
})

it('ranks the same whatever the order in which baskets come, but for sums that lie a hair apart', () => {
  fc.assert(
    fc.property(baskets, (given) => {
      const [there, back] = [learn(given), learn(given.toReversed())]
      for (const one of there.productIds()) {
        const byId = new Map(back.othersOf(one).map(({ productId, score }) => [productId, score]))
        for (const { productId, score } of there.othersOf(one)) expect(byId.get(productId)).toBeCloseTo(score)
      }
    }),
  )
})
