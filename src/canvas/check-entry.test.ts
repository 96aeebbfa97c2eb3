import { expect, it } from 'vitest'
import { z } from 'zod'
import { checkEntry } from './check-entry.ts'
import { defineBlock } from './define-block.ts'
import { slot } from './slot.ts'

const note = defineBlock({
  type: 'note',
  title: 'Note',
  description: '',
  schema: z.object({ text: z.string().min(1), items: slot.default([]) }),
})
const definitions = new Map([['note', note]])
const check = (...items: unknown[]) =>
  checkEntry({ id: 'p', slug: 'p', sections: [{ name: 'main', items }] }, definitions)

it('finds nothing wrong with what is right', () => {
  expect(check({ type: 'note', text: 'Hello', publishAt: '2030-01-01T00:00:00Z' })).toEqual([])
})

it('names path, block, field and reason, also of what is nested or shows later', () => {
  const later = { type: 'note', text: '', publishAt: '2030-01-01T00:00:00Z' }
  expect(check({ type: 'note', text: 'a', items: [later, { type: 'marquee' }] })).toMatchObject([
    { path: 'sections[0].items[0].items[0]', block: 'note', field: 'text' },
    { path: 'sections[0].items[0].items[1]', block: 'marquee', field: '', reason: 'there is no such block' },
  ])
})

it('reports fields nobody asked for, and schedules that are no instants', () => {
  expect(check({ type: 'note', text: 'a', txet: 'b', publishAt: 'tomorrow' })).toMatchObject([
    { field: 'publishAt' },
    { field: 'txet', reason: 'there is no such field' },
  ])
})

it('says why something is no entry at all', () => {
  expect(checkEntry({ sections: 'none' }, definitions)).toMatchObject([{ path: '', field: 'sections' }])
})
