import type { APIRoute } from 'astro'
import { blockDefinitions } from '#blocks/definitions.ts'
import { contentSchemas } from '#src/canvas/entries/content-schemas.ts'
import { promotionJsonSchema } from '#src/contract/promotions/promotion-json-schema.ts'

const headers = {
  'content-type': 'application/schema+json; charset=utf-8',
  'cache-control': 'public, max-age=300',
  'access-control-allow-origin': '*',
}

/** Stands for the shop's own address until a request says it. */
const nowhere = 'https://shop.invalid/schemas/'

const writeAll = (): Map<string, string> => {
  const schemas = contentSchemas(blockDefinitions, nowhere)
  const listed = [...schemas].map(([name, { title, description }]) => ({
    name,
    title,
    description,
    dependsOnContentAlone: blockDefinitions.get(name)?.cacheable ?? false,
    url: `${nowhere}${name}.json`,
  }))
  const named: [string, object][] = [
    ...schemas,
    ['index', { schemas: listed }],
    ['promotions', promotionJsonSchema(nowhere)],
  ]
  return new Map(named.map(([name, schema]) => [name, JSON.stringify(schema, undefined, 2)]))
}

/** Written at the first request: they cost too much for each. */
let written: Map<string, string> | undefined

/**
 * The content model for any CMS: `page`, `block` and every block's type. `index` names them, and says whose HTML follows
 * from their entry alone, so that what is made of them stays good until it changes. `promotions` is the file of promotions.
 */
export const GET: APIRoute = ({ params, url }) => {
  written ??= writeAll()
  const schema = written.get(params['name'] ?? '')
  return schema === undefined
    ? new Response(null, { status: 404 })
    : new Response(schema.replaceAll(nowhere, `${url.origin}/schemas/`), { headers })
}
