import type { APIRoute } from 'astro'
import { blockDefinitions } from '#blocks/definitions.ts'
import { contentSchemas } from '#src/canvas/content-schemas.ts'
import { promotionJsonSchema } from '#src/contract/promotions/promotion-json-schema.ts'

const headers = {
  'content-type': 'application/schema+json; charset=utf-8',
  'cache-control': 'public, max-age=300',
  'access-control-allow-origin': '*',
}

/**
 * The content model for any CMS: `page`, `block` and every block's type. `index` names them, and says whose HTML follows
 * from their entry alone, so that what is made of them stays good until it changes. `promotions` is the file of promotions.
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
  const named = new Map<string, object>([
    ...schemas,
    ['index', { schemas: listed }],
    ['promotions', promotionJsonSchema(base)],
  ])
  const answer = named.get(params['name'] ?? '')
  return answer
    ? new Response(JSON.stringify(answer, undefined, 2), { headers })
    : new Response(null, { status: 404 })
}
