import { expect, it } from 'vitest'
import { mayChooseUnits } from './cancellation-form.ts'

const line = { qty: 1, cancelled: 0 }

it.each([
  ['one unit', { mayCancel: true, mayCancelItems: true, items: [line] }, false],
  [
    'one unit of two',
    { mayCancel: true, mayCancelItems: true, items: [line, { qty: 1, cancelled: 1 }] },
    false,
  ],
  ['two units', { mayCancel: true, mayCancelItems: true, items: [{ qty: 2, cancelled: 0 }] }, true],
  ['the unit that did not leave', { mayCancel: false, mayCancelItems: true, items: [line, line] }, true],
  ['what all left', { mayCancel: false, mayCancelItems: false, items: [line, line] }, false],
])('lets units be chosen where that differs from all: %s', (_, order, may) => {
  expect(mayChooseUnits(order)).toBe(may)
})
