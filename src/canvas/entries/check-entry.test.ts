import { expect, it } from 'vitest'
import { z } from 'zod'
import { checkEntry } from './check-entry.ts'
import type { BlockDefinition } from '../blocks/block-definition.ts'
import { fragment, fragmentType } from '../pages/fragment.ts'
import { slot } from '../blocks/slot.ts'

const note: BlockDefinition = {
  type: 'note',
  title: 'Note',
  description: '',
  schema: z.object({ text: z.string().min(1), items: slot.default([]) }),
}
const known = {
  definitions: new Map<string, BlockDefinition>([
    ['note', note],
    [fragmentType, fragment],
  ]),
  hasFragment: (id: string) => id === 'hours',
}
const check = (...items: unknown[]) =>
  checkEntry({ id: 'p', slug: 'p', sections: [{ name: 'main', items }] }, known)

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

it('reports fragments that are missing', () => {
  expect(check({ type: 'fragment', fragmentId: 'hours' })).toEqual([])
  expect(check({ type: 'note', text: 'a', items: [{ type: 'fragment', fragmentId: 'lost' }] })).toEqual([
    {
      path: 'sections[0].items[0].items[0]',
      block: 'fragment',
      field: '',
      reason: 'there is no fragment lost',
    },
  ])
})

it('says why something is no entry at all', () => {
  expect(checkEntry({ sections: 'none' }, known)).toMatchObject([{ path: '', field: 'sections' }])
})
