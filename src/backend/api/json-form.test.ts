import { deepStrictEqual } from 'node:assert/strict'
import { expect, it } from 'vitest'
import { jsonForm } from './json-form.ts'

it('leaves out undefined fields, as JSON does', () => {
  const value = { a: undefined, list: [{ b: 1, c: undefined }, null, 'text'], d: { e: undefined } }
  deepStrictEqual(jsonForm<unknown>(value), JSON.parse(JSON.stringify(value)))
})

it('copies nothing where no field is undefined', () => {
  const same = { list: [{ b: 1 }] }
  expect(jsonForm(same)).toBe(same)
  expect(jsonForm({ same, gone: undefined }).same).toBe(same)
})
