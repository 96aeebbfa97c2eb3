import { expect, it } from 'vitest'
import { z } from 'zod'
import { blockFields } from './block-fields.ts'
import { defineBlock, jsonSchemaOf } from './define-block.ts'
import { slot } from './slot.ts'

it('gives a JSON Schema of what editors write', () => {
  const definition = defineBlock({
    type: 'note',
    title: 'Note',
    description: 'Words',
    schema: z.object({ ...blockFields, text: z.string(), items: slot }),
  })
  expect(jsonSchemaOf(definition)).toMatchObject({
    title: 'Note',
    description: 'Words',
    required: ['type', 'text', 'items'],
    properties: {
      type: { const: 'note' },
      titleHtml: { type: 'string' },
      targets: { type: 'array', items: { required: ['text', 'url'] } },
      items: { type: 'array', items: {} },
    },
  })
})
