import { z } from 'zod'
import { scheduleShape } from '#src/contract/content/page.ts'
import type { BlockDefinition } from './block-definition.ts'
import { entrySchemaOf, isSlot } from './slot.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

/** What a list of blocks holds: a schema of its own beside those of the blocks. */
const anyBlock: JsonSchema = { $ref: 'block.json' }

/** Lists whose entries are checked one by one say nothing of them to zod; their own schema is put in its place. */
const describeLists = ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }) => {
  if (isSlot(zodSchema)) jsonSchema.items = anyBlock
  const entry = entrySchemaOf(zodSchema)
  if (entry) jsonSchema.items = jsonSchemaFor(entry)
}

/** What an editor may write where a zod schema is met, as JSON Schema, draft 2020-12, without `$schema`. */
export const jsonSchemaFor = (schema: z.ZodType): JsonSchema => {
  const made = z.toJSONSchema(schema, { io: 'input', override: describeLists })
  return Object.fromEntries(
    Object.entries(made).filter(([name]) => name !== '$schema' && name !== '~standard'),
  )
}

const schedule = jsonSchemaFor(z.object(scheduleShape)).properties

/** The JSON Schema of a block's entries, for a CMS's content model: what an editor may write. */
export const blockJsonSchema = ({ type, title, description, schema }: BlockDefinition): JsonSchema => {
  const { properties = {}, required = [], ...rest } = jsonSchemaFor(schema)
  return {
    ...rest,
    title,
    description,
    properties: { type: { const: type }, ...properties, ...schedule },
    required: ['type', ...required],
  }
}
