import { expect, it } from 'vitest'
import { readChoice } from './choice-form.ts'

const read = (fields: Record<string, string>, gpc = false) => readChoice(new Map(Object.entries(fields)), gpc)
const nothing = { C0002: false, C0003: false, C0004: false }

it.each([
  ['refuses all', { choice: 'required' }, nothing],
  ['refuses all, whatever is ticked', { choice: 'required', C0002: 'on' }, nothing],
  ['accepts all', { choice: 'all' }, { C0002: true, C0003: true, C0004: true }],
  ['selects', { choice: 'selected', C0003: 'on', C0004: 'off' }, { ...nothing, C0003: true }],
])('%s', (_, fields, choice) => {
  expect(read({ source: 'banner', ...fields })).toEqual({ source: 'banner', choice })
})

it('refuses targeting by the signal', () => {
  const accepted = { source: 'dialog', choice: 'all' }
  expect(read(accepted, true)?.choice).toEqual({ C0002: true, C0003: true, C0004: false })
  expect(read({ source: 'gpc' }, true)).toEqual({ source: 'gpc', choice: { C0004: false } })
})

it.each([{}, { choice: 'all' }, { source: 'banner' }, { source: 'mail', choice: 'all' }])(
  'takes %j for no choice',
  (fields) => expect(read(fields)).toBeUndefined(),
)
