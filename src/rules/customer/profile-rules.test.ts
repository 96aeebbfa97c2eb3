import { expect, it } from 'vitest'
import { interestsOf, isEmptyUpdate, isPartiallyEnrolled, personNameFault } from './profile-rules.ts'

const enrolled = {
  email: 'ada@example.com',
  phone: '+12125550142',
  firstName: 'Ada',
  lastName: 'Lovelace',
  postalCode: '10001',
  birthDate: '1990-12-31',
}

it.each<[boolean, object]>([
  [false, {}],
  [false, { email: undefined, phone: undefined }],
  [true, { phone: undefined }],
  [true, { firstName: '' }],
  [true, { lastName: '' }],
  [true, { postalCode: '' }],
  [true, { birthDate: '' }],
])('is partially enrolled: %s, with %j', (isPartial, change) => {
  expect(isPartiallyEnrolled({ ...enrolled, ...change })).toBe(isPartial)
})

it.each([
  [true, {}],
  [true, { consumerDetails: { firstName: ' ', phone: undefined }, preferences: {} }],
  [false, { consumerDetails: { firstName: 'Ada' } }],
  [false, { isTermsConfirmed: false }],
])('is an empty update: %s, %j', (isEmpty, change) => {
  expect(isEmptyUpdate(change)).toBe(isEmpty)
})

it('tells interests from a text that joins them by a pipe, each once', () => {
  expect(interestsOf('running| hiking ||running')).toEqual(['running', 'hiking'])
  expect(interestsOf('')).toEqual([])
})

it.each([
  ['Zoë', undefined],
  ['', 'required'],
  ['李', undefined],
  ['B', undefined],
  ['x'.repeat(31), 'maxLength'],
  ['<Ada>', 'nameSign'],
])('%s as a name: %s', (text, fault) => {
  expect(personNameFault(text)?.fault).toBe(fault)
})
