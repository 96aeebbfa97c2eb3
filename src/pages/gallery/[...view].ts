import type { APIRoute } from 'astro'

/** The gallery's pages in the locale that suits the visitor. */
export const GET: APIRoute = ({ locals, params, url }) => {
  const view = params['view'] === undefined ? '' : `/${params['view']}`
  return new Response(null, {
    status: 302,
    headers: { location: locals.href(`/gallery${view}${url.search}`), 'cache-control': 'no-store' },
  })
}
