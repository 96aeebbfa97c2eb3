import { pageSchema } from '#src/contract/content/page.ts'
import { blockJsonSchema, jsonSchemaFor, type JsonSchema } from '../blocks/block-json-schema.ts'
import { fragment } from '../pages/fragment.ts'
import type { BlockDefinitions } from '../pages/resolve-page.ts'

const dialect = 'https://json-schema.org/draft/2020-12/schema'

/** One entry of a list of blocks: an object of a known type, held against that type's schema alone. */
const anyBlock = (types: readonly string[]): JsonSchema => ({
  title: 'Block',
  description: 'A block of any type.',
  type: 'object',
  properties: { type: { enum: [...types] } },
  required: ['type'],
  allOf: types.map((type) => ({
    if: { properties: { type: { const: type } }, required: ['type'] },
    then: { $ref: `${type}.json` },
  })),
})

const page = (): JsonSchema => {
  const schema = structuredClone(jsonSchemaFor(pageSchema))
  const sections = schema.properties?.['sections']
  const section = typeof sections === 'object' ? sections.items : undefined
  const items =
    typeof section === 'object' && !Array.isArray(section) ? section.properties?.['items'] : undefined
  if (typeof items !== 'object') throw new Error('a page has no lists of blocks')
  items.items = { $ref: 'block.json' }
  return { title: 'Page', description: 'A canvas page.', ...schema }
}

/**
 * The JSON Schemas (draft 2020-12) that a CMS can take as its content model, by name: `page`, `block`, and each block's
 * type. They refer to each other by addresses relative to `base`, such as `https://shop.example/schemas/`.
 */
export const contentSchemas = (definitions: BlockDefinitions, base: string): Map<string, JsonSchema> => {
  // Fragments are put in before blocks are looked up, so that they are no block of the registry.
  const blocks = [...definitions.values(), fragment]
  const schemas: [string, JsonSchema][] = [
    ['page', page()],
    ['block', anyBlock(blocks.map(({ type }) => type))],
    ...blocks.map((one): [string, JsonSchema] => [one.type, blockJsonSchema(one)]),
  ]
  return new Map(
    schemas.map(([name, schema]) => [name, { $schema: dialect, $id: `${base}${name}.json`, ...schema }]),
  )
}
