import type { APIRoute } from 'astro'

/** The gallery in the locale that suits the visitor. */
export const GET: APIRoute = ({ locals, url }) =>
  new Response(null, {
    status: 302,
    headers: { location: locals.href(`/gallery${url.search}`), 'cache-control': 'no-store' },
  })
