import { expect, it } from 'vitest'
import { deepFreeze } from './deep-freeze.ts'

it('freezes all that a value holds, and gives it back', () => {
  const inner = { list: [{ a: 1 }, undefined, null], text: 'x' }
  const value = { inner }
  expect(deepFreeze(value)).toBe(value)
  expect([value, inner, inner.list, inner.list[0]].every((one) => Object.isFrozen(one))).toBe(true)
})

it('freezes what is nested deeper than the stack', () => {
  let value: unknown[] = []
  for (let depth = 0; depth < 100_000; depth += 1) value = [value]
  expect(Object.isFrozen(deepFreeze(value))).toBe(true)
})
