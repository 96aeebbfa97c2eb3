import { expect, it, vi } from 'vitest'
import { unitsField } from '#src/rules/orders/line-units.ts'
import { cancelItems, isOrderChanged } from './orders.ts'

const reference = { orderNumber: 'W0000000001' }
const units = { [unitsField('item-1')]: '1' }

it.each([
  ['does not say what it counted', {}],
  ['counted nothing that it says', { openUnits: '' }],
  ['counted what is no number', { openUnits: 'two' }],
])('cancels nothing by a form that %s', async (_, counted) => {
  const call = vi.fn()
  const cancelled = await cancelItems(call, reference, { ...units, ...counted })
  expect(!cancelled.ok && [cancelled.error.errorId, isOrderChanged(cancelled.error)]).toEqual([
    'ORD410',
    true,
  ])
  expect(call).not.toHaveBeenCalled()
})
