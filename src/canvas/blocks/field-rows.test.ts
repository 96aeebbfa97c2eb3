import { expect, it } from 'vitest'
import { z } from 'zod'
import { jsonSchemaFor } from './block-json-schema.ts'
import { fieldRows, sharedShapes } from './field-rows.ts'
import { entries, slot } from './slot.ts'

const link = z.object({ url: z.string() }).meta({ title: 'Link' })

const schema = z.object({
  title: z.string().max(60).describe('Heading'),
  tone: z.enum(['light', 'dark']).default('dark'),
  columns: z.int().optional(),
  size: z.object({ width: z.int().min(1).max(6) }).optional(),
  items: slot,
  links: entries(z.object({ url: z.string() })).default([]),
  more: z.array(link).optional(),
})

it('lists fields with type, need, default and words, nested ones too', () => {
  expect(fieldRows(jsonSchemaFor(schema))).toEqual([
    { path: 'title', type: 'string, at most 60 characters', required: true, description: 'Heading' },
    { path: 'tone', type: 'light | dark', required: false, fallback: '"dark"', description: '' },
    { path: 'columns', type: 'integer', required: false, description: '' },
    { path: 'size', type: 'object', required: false, description: '' },
    { path: 'size.width', type: 'integer, 1 to 6', required: true, description: '' },
    { path: 'items', type: 'list of blocks, at most 500 entries', required: true, description: 'Blocks' },
    { path: 'links', type: 'list, at most 500 entries', required: false, description: '' },
    { path: 'links[].url', type: 'string', required: true, description: '' },
    { path: 'more', type: 'list of Link', required: false, description: '' },
  ])
})

it('collects the shapes that have a name of their own', () => {
  const shapes = sharedShapes([jsonSchemaFor(schema)])
  expect([...shapes.keys()]).toEqual(['Link'])
  expect([...shapes.values()].map(fieldRows)).toMatchObject([[{ path: 'url' }]])
})
