import type { APIRoute } from 'astro'
import { openApiDocument } from '#src/contract/open-api/open-api-document.ts'

/** Worked out at the first request: it costs too much for each. */
let document: string | undefined

/** The API for other systems, as OpenAPI 3.1. */
export const GET: APIRoute = () =>
  new Response((document ??= JSON.stringify(openApiDocument(), undefined, 2)), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    },
  })
