import type { MiddlewareHandler } from 'astro'
import { siteOf } from '#src/contract/sites.ts'

/** Pages below a locale are there for the sites of this shop only; any other is answered by the page for what is missing. */
export const onRequest: MiddlewareHandler = ({ params }, next) =>
  params['locale'] === undefined || siteOf(params['locale']) ? next() : new Response(null, { status: 404 })
