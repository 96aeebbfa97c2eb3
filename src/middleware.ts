import type { MiddlewareHandler } from 'astro'
import { isOffered } from '#src/contract/offered-pages.ts'

/** What the shop does not have is answered by the page for what is missing. */
export const onRequest: MiddlewareHandler = ({ params, url }, next) =>
  isOffered(params['locale'], url.pathname) ? next() : new Response(null, { status: 404 })
