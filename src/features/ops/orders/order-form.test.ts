import { expect, it } from 'vitest'
import { openUnits, unitsField } from '#src/rules/orders/line-units.ts'
import { amountOf, typedIn, unitsOf } from './order-form.ts'

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const items = [{ id: 'a' }, { id: 'b' }]

it('knows what is still to come of a line', () => {
  expect(openUnits({ qty: 5, cancelled: 1, sent: 2 })).toBe(2)
})

it('reads the units of the lines that a form names', () => {
  expect(unitsOf(formOf({ [unitsField('a')]: '2', [unitsField('b')]: '0', 'units-c': '5' }), items)).toEqual([
    { id: 'a', qty: 2 },
  ])
})

it.each([
  {},
  { 'units-a': '0' },
  { 'units-a': '' },
  { 'units-a': '-1' },
  { 'units-a': '1.5' },
  { 'units-a': 'x' },
])('takes nothing else for units: %j', (fields) =>
  expect(unitsOf(formOf({ ...fields }), items)).toBeUndefined(),
)

it.each([
  ['12.50', 'USD', 1250],
  ['12,5', 'EUR', 1250],
  ['100', 'JPY', 100],
  ['0', 'USD', undefined],
  ['-5', 'USD', undefined],
  ['12.345', 'USD', undefined],
  ['all', 'USD', undefined],
  ['', 'USD', undefined],
])('reads %j of %s as an amount', (amount, currency, minor) => {
  expect(amountOf(formOf({ amount }), currency)).toBe(minor)
})

it('tells a form that was refused from the others of its page', () => {
  const form = formOf({ action: 'receive', returnId: 'R1' })
  expect(typedIn(form, { action: 'receive', returnId: 'R1' })).toBe(form)
  expect(typedIn(form, { action: 'receive', returnId: 'R2' })).toBeUndefined()
  expect(typedIn(undefined, { action: 'receive' })).toBeUndefined()
})
