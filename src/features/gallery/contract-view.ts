import { fieldRows, type FieldRow } from '#src/canvas/blocks/field-rows.ts'
import { errorCatalogue, type ErrorId } from '#src/contract/errors.ts'
import { openApiDocument, type OpenApiDocument } from '#src/contract/open-api/open-api-document.ts'
import type { JsonSchema } from '#src/contract/open-api/json-schemas.ts'
import type { Operation } from '#src/contract/open-api/operation.ts'

/** One call as the contract page shows it. `response` names the shape of a success where it has a name. */
export type CallView = {
  id: string
  method: string
  path: string
  summary: string
  needsSession: boolean
  note: string | undefined
  parameters: FieldRow[]
  body: FieldRow[]
  response: string | undefined
  responseFields: FieldRow[]
  refusals: { status: string; codes: { id: ErrorId; message: string }[] }[]
}

export type ServiceView = { name: string; calls: CallView[] }
export type ShapeView = { name: string; description: string | undefined; fields: FieldRow[] }

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

/** A schema with each reference to a shape as that shape's title, which field rows show instead of its fields. */
const withTitles = (schema: JsonSchema): JsonSchema => {
  const titled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(titled)
    if (!isSchema(value)) return value
    if (typeof value.$ref === 'string') return { title: nameOf(value.$ref) }
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, titled(inner)]))
  }
  const made = titled(schema)
  return isSchema(made) ? made : schema
}

const rowsOf = (schema: JsonSchema | undefined): FieldRow[] => (schema ? fieldRows(withTitles(schema)) : [])

const parametersOf = ({ parameters = [] }: Operation): FieldRow[] => {
  const named = parameters.flatMap((parameter) => ('name' in parameter ? [parameter] : []))
  const properties: Record<string, JsonSchema> = {}
  for (const { name, description = '', schema } of named) properties[name] = { ...schema, description }
  return fieldRows({
    properties,
    required: named.filter(({ required }) => required).map(({ name }) => name),
  })
}

const callView = (method: string, path: string, operation: Operation): CallView => {
  const { responses, requestBody } = operation
  const success = responses['200']
  const response = success && 'content' in success ? success.content['application/json'].schema : undefined
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    needsSession: operation.security.length > 0,
    note: operation.description,
    parameters: parametersOf(operation),
    body: rowsOf(requestBody?.content['application/json'].schema),
    response: response?.$ref === undefined ? undefined : nameOf(response.$ref),
    responseFields: rowsOf(response),
    refusals: Object.entries(responses).flatMap(([status, response]) => {
      const ids = 'content' in response ? (response['x-error-ids'] ?? []) : []
      const codes = ids.map((id) => ({ id, message: errorCatalogue[id].message }))
      return codes.length > 0 ? [{ status, codes }] : []
    }),
  }
}

const shapesOf = ({ components }: OpenApiDocument): ShapeView[] =>
  Object.entries(components.schemas).map(([name, schema]) => ({
    name,
    description: schema.description,
    fields: rowsOf(schema),
  }))

/** The API as a page: calls by service, and the shapes that they share. */
export const contractView = (): { services: ServiceView[]; shapes: ShapeView[] } => {
  const document = openApiDocument()
  const all = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      service: operation.tags[0],
      call: callView(method, path, operation),
    })),
  )
  return {
    services: document.tags.map(({ name }) => ({
      name,
      calls: all.flatMap(({ service, call }) => (service === name ? [call] : [])),
    })),
    shapes: shapesOf(document),
  }
}

/** The calls whose address, summary or codes hold every word. */
export const callsNamed = (services: readonly ServiceView[], query: string): ServiceView[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const textOf = ({ method, path, summary, refusals }: CallView): string =>
    [method, path, summary, ...refusals.flatMap(({ codes }) => codes.map(({ id }) => id))]
      .join(' ')
      .toLowerCase()
  return services
    .map(({ name, calls }) => ({
      name,
      calls: calls.filter((call) => words.every((word) => textOf(call).includes(word))),
    }))
    .filter(({ calls }) => calls.length > 0)
}
