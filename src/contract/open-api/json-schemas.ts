import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.JSONSchema

const definitions = '#/$defs/'
const components = '#/components/schemas/'

/** The same value with references to definitions of its own turned to the document's components. */
const withComponents = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value.startsWith(definitions) ? components + value.slice(definitions.length) : value
  if (Array.isArray(value)) return value.map(withComponents)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withComponents(inner)]))
}

/** What a document says once, for all of its schemas. */
const ofWholeSchemas = new Set(['$schema', '$defs', '~standard'])

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

/**
 * Writes zod schemas as JSON Schemas (draft 2020-12) of one document. Those with an id in their metadata become `named`, and
 * are referred to as `#/components/schemas/{id}`.
 */
export const createJsonSchemas = () => {
  const named: Record<string, JsonSchema> = {}
  return {
    named,
    /** @param io whether the schema is of what callers send, or of what they get */
    write: (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
      const made = z.toJSONSchema(schema, { io })
      for (const [id, definition] of Object.entries(made.$defs ?? {})) {
        const component = withComponents(definition)
        if (isSchema(component)) named[id] = component
      }
      const { $ref, ...fields } = made
      if ($ref !== undefined) return { $ref: components + $ref.slice(definitions.length) }
      const own = Object.entries(fields).filter(([name]) => !ofWholeSchemas.has(name))
      return Object.fromEntries(own.map(([name, value]) => [name, withComponents(value)]))
    },
  }
}

export type JsonSchemas = ReturnType<typeof createJsonSchemas>
