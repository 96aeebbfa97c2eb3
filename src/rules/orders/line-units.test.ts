import { expect, it } from 'vitest'
import { chosenUnits, returnedUnits } from './line-units.ts'

const values = {
  'units-boots': '2',
  'units-socks': '0',
  'units-hat': '1.5',
  'reason-boots': 'DAMAGED',
  act: '3',
}

it('reads the units that a form names', () => {
  expect(chosenUnits(values)).toEqual([{ id: 'boots', qty: 2 }])
})

it('sends back what has a reason', () => {
  expect(returnedUnits(values)).toEqual([{ id: 'boots', qty: 2, reason: 'DAMAGED' }])
  expect(returnedUnits({ ...values, 'reason-boots': 'WHIM' })).toEqual([])
})
