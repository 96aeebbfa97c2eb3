import { expect, it } from 'vitest'
import { promotionFileSchema } from './promotion-file.ts'

const faultsOf = (...tiers: object[]) => {
  const promotion = {
    promotionId: 'MORE',
    class: 'ORDER',
    name: { en: 'More' },
    effect: { type: 'tiers', tiers },
  }
  const { error } = promotionFileSchema.safeParse({ promotions: [promotion] })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}
const fromThree = { units: 3, percent: 10 }
const fromHundred = { subtotal: { USD: '100' }, percent: 5 }

it.each([
  ['units', [fromThree, { units: 5, percent: 20 }]],
  ['what items cost', [fromHundred, { subtotal: { USD: '200' }, percent: 8 }]],
])('takes tiers that all begin at %s', (_, tiers) => {
  expect(faultsOf(...tiers)).toEqual([])
})

it('refuses tiers of which some begin at units and others at what items cost, as none is the last then', () => {
  expect(faultsOf(fromThree, fromHundred)).toEqual([
    'promotions.0.effect.tiers: begin all at units, or all at a subtotal',
  ])
})
