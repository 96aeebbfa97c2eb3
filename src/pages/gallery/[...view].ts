import type { APIRoute } from 'astro'

/** The gallery's pages in the locale that suits the visitor. */
export const GET: APIRoute = ({ locals, url }) =>
  new Response(null, {
    status: 302,
    headers: { location: locals.href(`${url.pathname}${url.search}`), 'cache-control': 'no-store' },
  })
