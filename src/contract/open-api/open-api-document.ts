import { brandName } from '#src/contract/brand.ts'
import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/calls.ts'
import { errorResponseSchema } from '#src/contract/errors.ts'
import { sessionCookie, staffCookie } from '#src/contract/cookies.ts'
import { staffPath } from '#src/contract/staff-path.ts'
import { requestHeaders } from '#src/contract/headers.ts'
import { sites } from '#src/contract/sites.ts'
import { createJsonSchemas } from './json-schemas.ts'
import { operationOf, serviceOf, type Operation } from './operation.ts'

const locale = {
  name: requestHeaders.locale,
  in: 'header',
  description: 'The site: language, prices and tax. The first one where it is missing.',
  schema: { type: 'string', enum: sites.map((site) => site.locale) },
}

const refused = {
  description:
    'What every call may answer: `API4xx` and `ATTRxxx` for a request that is not understood, `GEN429` for too many, ' +
    '`GEN5xx` where something is broken. The first entry of `errorDetails` decides.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } },
}

/** Every call of the contract as an OpenAPI 3.1 document. */
export const openApiDocument = () => {
  const schemas = createJsonSchemas()
  schemas.write(errorResponseSchema, 'output')
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [key, call] of Object.entries<Call>(calls)) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(method, path, call, schemas) }
  }
  const services = new Set(Object.keys(paths).map(serviceOf))
  return {
    openapi: '3.1.0',
    info: {
      title: `${brandName}: the shop’s API`,
      version: '1.0.0',
      description: 'Money is whole minor units of the named currency; times are ISO instants in UTC.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...services].sort().map((name) => ({ name, description: `The calls of the ${name} service` })),
    paths,
    components: {
      schemas: schemas.named,
      parameters: { Locale: locale },
      responses: { Refused: refused },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'The guest token, from `POST /token/v2/auth/token`.',
        },
        staff: {
          type: 'apiKey',
          in: 'cookie',
          name: staffCookie,
          description: `The cookie of staff, from the form at \`${staffPath}\`.`,
        },
        staffKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'The key of staff (`WELT_STAFF_KEY`), for programs.',
        },
      },
    },
  }
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>
