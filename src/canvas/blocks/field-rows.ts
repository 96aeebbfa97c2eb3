import type { JsonSchema } from './block-json-schema.ts'

/** A field of a block in words for editors. `path` names nested fields as `breakpoints.sm.type`, entries of lists as `items[].title`. */
export type FieldRow = {
  path: string
  type: string
  required: boolean
  /** As JSON; undefined when a field that is missing is simply absent. */
  fallback?: string
  description: string
}

type Property = JsonSchema | boolean | undefined

const isSchema = (property: unknown): property is JsonSchema =>
  typeof property === 'object' && property !== null

const itemsOf = ({ items }: JsonSchema): JsonSchema | undefined =>
  isSchema(items) && !Array.isArray(items) ? items : undefined

const boundsOf = (schema: JsonSchema): string => {
  const [least, most, unit] =
    schema.type === 'string'
      ? [schema.minLength, schema.maxLength, ' characters']
      : schema.type === 'array'
        ? [schema.minItems, schema.maxItems, ' entries']
        : [schema.minimum, schema.maximum, '']
  // Zod writes the safe integers as bounds of every whole number.
  const upper = most === Number.MAX_SAFE_INTEGER ? undefined : most
  const lower = least === Number.MIN_SAFE_INTEGER ? undefined : least
  if (lower === undefined && upper === undefined) return ''
  if (lower === undefined) return `, at most ${upper}${unit}`
  return upper === undefined ? `, at least ${lower}${unit}` : `, ${lower} to ${upper}${unit}`
}

const typeOf = (schema: JsonSchema): string => {
  if (schema.title) return schema.title
  if (schema.enum) return schema.enum.map(String).join(' | ')
  if (schema.const !== undefined) return String(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.filter(isSchema).map(typeOf).join(' | ')
  if (schema.format === 'date-time') return 'instant'
  const items = itemsOf(schema)
  if (items?.properties && !items.title) return `list${boundsOf(schema)}`
  if (items) return `list of ${items.$ref ? 'blocks' : typeOf(items)}${boundsOf(schema)}`
  return `${schema.type ?? 'anything'}${boundsOf(schema)}`
}

const rowsOf = (schema: JsonSchema, prefix: string): FieldRow[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]: [string, Property]) => {
    if (!isSchema(property)) return []
    const path = `${prefix}${name}`
    const row: FieldRow = {
      path,
      type: typeOf(property),
      required: schema.required?.includes(name) ?? false,
      description: property.description ?? '',
      ...(property.default === undefined ? {} : { fallback: JSON.stringify(property.default) }),
    }
    const items = itemsOf(property)
    const within = property.title ? [] : rowsOf(property, `${path}.`)
    return [row, ...within, ...(items && !items.title ? rowsOf(items, `${path}[].`) : [])]
  })

/** The fields of a block, nested ones after what holds them; those of a shape that has a title are left to `sharedShapes`. */
export const fieldRows = (schema: JsonSchema): FieldRow[] => rowsOf(schema, '')

/** The shapes with a title that schemas use, by title. */
export const sharedShapes = (schemas: readonly JsonSchema[]): Map<string, JsonSchema> => {
  const shapes = new Map<string, JsonSchema>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isSchema(value)) return
    if (value.title && value.properties && !shapes.has(value.title)) shapes.set(value.title, value)
    Object.values(value).forEach(visit)
  }
  for (const { properties } of schemas) visit(properties)
  return shapes
}
