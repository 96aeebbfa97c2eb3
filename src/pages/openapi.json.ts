import type { APIRoute } from 'astro'
import { openApiDocument } from '#src/contract/open-api/document.ts'

/** The API for other systems, as OpenAPI 3.1. */
export const GET: APIRoute = ({ url }) =>
  new Response(JSON.stringify(openApiDocument(url.origin), undefined, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    },
  })
