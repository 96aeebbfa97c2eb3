import { expect, it } from 'vitest'
import { nearPromotion } from '#tests/fixtures/cart.ts'
import { announcedPromotions, announcementKey, progressOf } from './promotion-progress.ts'

it.each([
  [7500, 2500, 2 / 3],
  [7500, 7500, 0],
  [7500, 9000, 0],
  [0, 0, 0],
])('of %i with %i missing comes this far', (threshold, distance, progress) => {
  const near = nearPromotion({ threshold, distanceFromConditionThreshold: distance })
  expect(progressOf(near)).toBeCloseTo(progress)
})

it('is whole once reached', () => {
  expect(progressOf(nearPromotion({ thresholdStatus: 'REACHED' }))).toBe(1)
})

it('announces what has words, until it was dismissed, and again once it says something else', () => {
  const above = nearPromotion({ thresholdStatus: 'ABOVE' })
  const reached = nearPromotion({ thresholdStatus: 'REACHED' })
  const wordless = nearPromotion({ promotionId: 'WORDLESS', calloutMessage: '' })
  const dismissed = [announcementKey(above)]
  expect(announcedPromotions({ approachingPromotions: [above, wordless] }, [])).toEqual([above])
  expect(announcedPromotions({ approachingPromotions: [above] }, dismissed)).toEqual([])
  expect(announcedPromotions({ approachingPromotions: [reached] }, dismissed)).toEqual([reached])
})
