import { expect, it } from 'vitest'
import { isClosedBar, withClosedBar } from './closed-bars.ts'

it.each([
  ['nothing yet', null, '["b"]'],
  ['another bar', '["a"]', '["a","b"]'],
  ['the same bar', '["b","a"]', '["a","b"]'],
  ['no JSON', '{', '["b"]'],
  ['something else', '{"a":[1]}', '["b"]'],
])('remembers a closed bar where %s is kept', (_, stored, expected) => {
  expect(withClosedBar(stored, 'b')).toBe(expected)
})

it.each([
  ['nothing kept', null, false],
  ['the bar kept', '["a","b"]', true],
  ['another bar kept', '["a"]', false],
  ['no JSON kept', 'b', false],
])('knows whether a bar was closed, with %s', (_, stored, expected) => {
  expect(isClosedBar(stored, 'b')).toBe(expected)
})

it('remembers the last twenty', () => {
  const many = JSON.stringify(Array.from({ length: 30 }, (_, index) => String(index)))
  expect(JSON.parse(withClosedBar(many, 'new'))).toHaveLength(20)
})
