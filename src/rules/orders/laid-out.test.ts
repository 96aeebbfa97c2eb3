import { expect, it } from 'vitest'
import { parcelsWithout, unitsLaidOut } from './laid-out.ts'

const parcel = (kind: 'sent' | 'ready', qty: number, arrivedAt: string | null = null) => ({
  ...{ kind, arrivedAt },
  lines: [{ id: 'boots', qty }],
})
const parcels = [
  parcel('ready', 2),
  parcel('sent', 5),
  parcel('ready', 4, '2026-06-01T10:00:00.000Z'),
  parcel('ready', 1),
]

it('counts what waits in a store alone', () => {
  expect(unitsLaidOut(parcels, 'boots')).toBe(3)
  expect(unitsLaidOut(parcels, 'socks')).toBe(0)
})

it.each([
  [0, [2, 5, 4, 1]],
  [1, [2, 5, 4]],
  [2, [1, 5, 4]],
  [3, [5, 4]],
])('takes %i units back from what was laid out last', (qty, left) => {
  const after = parcelsWithout(parcels, [{ id: 'boots', qty }])
  expect(after.map(({ lines }) => lines[0]?.qty)).toEqual(left)
})
