import { expect, it } from 'vitest'
import { z } from 'zod'
import { blockFields } from './block-fields.ts'
import { blockJsonSchema } from './block-json-schema.ts'
import type { BlockDefinition } from './block-definition.ts'
import { entries, slot } from './slot.ts'

const definition: BlockDefinition = {
  type: 'note',
  title: 'Note',
  description: 'Words',
  schema: z.object({
    ...blockFields,
    text: z.string(),
    items: slot,
    lines: entries(z.object({ words: z.string(), more: entries(z.int()).default([]) })),
  }),
}

it('gives a JSON Schema of what editors write', () => {
  expect(blockJsonSchema(definition)).toMatchObject({
    title: 'Note',
    description: 'Words',
    required: ['type', 'text', 'items', 'lines'],
    properties: {
      type: { const: 'note' },
      publishAt: { format: 'date-time' },
      titleHtml: { type: 'string' },
      targets: { type: 'array', items: { required: ['text', 'url'] } },
    },
  })
})

it('knows what lists of blocks and of entries hold, however deep', () => {
  expect(blockJsonSchema(definition).properties).toMatchObject({
    items: { type: 'array', items: { $ref: 'block.json' } },
    lines: {
      type: 'array',
      items: { required: ['words'], properties: { more: { items: { type: 'integer' } } } },
    },
  })
})
