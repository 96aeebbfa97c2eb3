import { expect, it } from 'vitest'
import { largestReduction, limitFault } from './adjustment-limit.ts'

const boot = { level: 'PRODUCT', itemId: 'boot' } as const
const other = {
  adjustmentId: 'one',
  level: 'PRODUCT',
  itemId: 'boot',
  percent: 5,
  reason: 'A scratch',
} as const

it.each([
  ['as much as the limit, in per cent', { ...boot, percent: 20 }, undefined],
  ['more than the limit, in per cent', { ...boot, percent: 20.5 }, { fault: 'percent', maxPercent: 20 }],
  ['as much as the limit, as an amount', { ...boot, amount: 2599 }, undefined],
  ['more than the limit, as an amount', { ...boot, amount: 2600 }, { fault: 'amount', maxAmount: 2599 }],
  ['the whole order', { level: 'ORDER', percent: 1 } as const, { fault: 'level' }],
  ['delivery', { level: 'SHIPPING', amount: 1 } as const, { fault: 'level' }],
])('tells what is wrong with %s', (_, wanted, fault) => {
  expect(limitFault(wanted, 12_999, [], 20)).toEqual(fault)
})

it('allows one reduction of an item, whoever gave the first', () => {
  expect(limitFault({ ...boot, percent: 1 }, 12_999, [other], 20)).toEqual({ fault: 'twice' })
  expect(limitFault({ ...boot, itemId: 'sock', percent: 1 }, 900, [other], 20)).toBeUndefined()
})

it('rounds what the limit comes to down', () => {
  expect(largestReduction(999, 12.5)).toBe(124)
  expect(largestReduction(0, 20)).toBe(0)
})
