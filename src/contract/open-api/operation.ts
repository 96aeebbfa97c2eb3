import type { z } from 'zod'
import type { Call } from '#src/contract/call.ts'
import { errorCatalogue, type ErrorId } from '#src/contract/errors.ts'
import type { JsonSchema, JsonSchemas } from './json-schemas.ts'

type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: JsonSchema
}

type Content = { 'application/json': { schema: JsonSchema } }
/** A response; `x-error-ids` are the codes of its status. */
type JsonResponse = { description: string; content: Content; 'x-error-ids'?: readonly ErrorId[] }

/** One call of the API as an operation of OpenAPI 3.1. */
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required: true; description?: string; content: Content }
  responses: Record<string, JsonResponse | { $ref: string }>
}

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } })

const parametersOf = (
  place: Parameter['in'],
  schema: z.ZodType | undefined,
  schemas: JsonSchemas,
): Parameter[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.write(schema, 'input')
  return Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property === 'boolean') return []
    const { description, ...rest } = property
    return [
      {
        name,
        in: place,
        required: place === 'path' || required.includes(name),
        ...(description === undefined ? {} : { description }),
        schema: rest,
      },
    ]
  })
}

/** The codes of one status, with what they mean. */
const refusal = (ids: readonly ErrorId[]): JsonResponse => ({
  description: ids.map((id) => `\`${id}\` ${errorCatalogue[id].message}`).join('\n\n'),
  content: json({ $ref: '#/components/schemas/ErrorResponse' }),
  'x-error-ids': ids,
})

const refused = { $ref: '#/components/responses/Refused' }

/** Answers that a call may give by status: a success, the codes it declares, and those of every call. */
const responsesOf = ({ out, errors, session, staff }: Call, schemas: JsonSchemas): Operation['responses'] => {
  const declared = new Set<ErrorId>(session || staff ? [...errors, 'AUT404'] : errors)
  const byStatus = Map.groupBy(declared, (id) => errorCatalogue[id].status)
  const refusals = [...byStatus].map(([status, ids]) => [status, refusal(ids)] as const)
  return {
    200: { description: 'Success', content: json(schemas.write(out, 'output')) },
    ...Object.fromEntries(refusals),
    '4XX': refused,
    '5XX': refused,
  }
}

/** What lets a caller in: any one of them. */
const securityOf = ({ session, staff }: Call): Operation['security'] => {
  if (staff) return [{ staff: [] }, { staffKey: [] }]
  if (session === 'seller') return [{ session: [] }, { session: [], staffKey: [] }]
  return session ? [{ session: [] }] : []
}

/** `PUT /cart/v1/cart/{basketId}/item` is `putCartV1CartByBasketIdItem`. */
const operationIdOf = (method: string, path: string): string => {
  const words = path.split(/[/-]/).filter((word) => word !== '')
  const named = words.map((word) => word.replace(/^\{(.*)\}$/, 'by-$1').split('-'))
  return [
    method.toLowerCase(),
    ...named.flat().map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ].join('')
}

/** The service that a path names first: `cart`, `products`, `caas`. */
export const serviceOf = (path: string): string =>
  path.split('/').find((part) => part !== '' && !part.startsWith('{') && part !== 'api') ?? ''

const requestBodyOf = (
  { body, maxBodyBytes }: Call,
  schemas: JsonSchemas,
): Pick<Operation, 'requestBody'> => {
  if (!body) return {}
  const bound = maxBodyBytes === undefined ? {} : { description: `At most ${maxBodyBytes} bytes.` }
  return { requestBody: { required: true, ...bound, content: json(schemas.write(body, 'input')) } }
}

/** Describes a call. */
export const operationOf = (method: string, path: string, call: Call, schemas: JsonSchemas): Operation => {
  const parameters = [
    ...parametersOf('path', call.path, schemas),
    ...parametersOf('query', call.query, schemas),
  ]
  return {
    operationId: operationIdOf(method, path),
    tags: [serviceOf(path)],
    summary: call.summary,
    ...(call.limit === undefined
      ? {}
      : { description: `Counts towards the limit ${call.limit} of its client.` }),
    security: securityOf(call),
    parameters: [{ $ref: '#/components/parameters/Locale' }, ...parameters],
    ...requestBodyOf(call, schemas),
    responses: responsesOf(call, schemas),
  }
}
