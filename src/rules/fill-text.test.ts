import { expect, it } from 'vitest'
import { fillPlural, fillText } from './fill-text.ts'

it('fills every place and leaves an unknown one visible', () => {
  expect(fillText('{a} of {b}, {a}', { a: 1, b: 'two' })).toBe('1 of two, 1')
  expect(fillText('{missing}', {})).toBe('{missing}')
})

it.each([
  ['en-us', 0, '0 items'],
  ['en-us', 1, '1 item'],
  ['fr-fr', 0, '0 item'],
  ['fr-fr', 2, '2 items'],
])('chooses the plural form of %s for %i', (locale, count, text) => {
  expect(fillPlural({ one: '{count} item', other: '{count} items' }, count, locale)).toBe(text)
})
