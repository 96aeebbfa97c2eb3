import { expect, it } from 'vitest'
import { mayReload } from './reload-page.ts'

it.each([
  ['a page that has not', null, true],
  ['another page', '/en-us 1000', true],
  ['a page that just has', '/en-us/cart 1000', false],
  ['a page that has ten seconds ago', '/en-us/cart -1000', true],
  ['a page of which nothing readable was kept', '/en-us/cart soon', true],
])('lets %s load itself anew: %s', (_, stored, expected) => {
  expect(mayReload(stored, '/en-us/cart', 9_000)).toBe(expected)
})
