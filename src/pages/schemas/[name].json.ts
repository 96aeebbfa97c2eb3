import type { APIRoute } from 'astro'
import { blockDefinitions } from '#blocks/definitions.ts'
import { contentSchemas } from '#src/canvas/content-schemas.ts'

const headers = {
  'content-type': 'application/schema+json; charset=utf-8',
  'cache-control': 'public, max-age=300',
  'access-control-allow-origin': '*',
}

/**
 * The content model for any CMS: `page`, `block` and every block's type. `index` names them, and says whose HTML follows
 * from their entry alone, so that what is made of them stays good until it changes.
 */
export const GET: APIRoute = ({ params, url }) => {
  const base = `${url.origin}/schemas/`
  const schemas = contentSchemas(blockDefinitions, base)
  const listed = [...schemas].map(([name, { title, description }]) => ({
    name,
    title,
    description,
    dependsOnContentAlone: blockDefinitions.get(name)?.cacheable ?? false,
    url: `${base}${name}.json`,
  }))
  const answer = params['name'] === 'index' ? { schemas: listed } : schemas.get(params['name'] ?? '')
  return answer
    ? new Response(JSON.stringify(answer, undefined, 2), { headers })
    : new Response(null, { status: 404 })
}
