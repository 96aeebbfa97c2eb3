import type { APIRoute } from 'astro'

/** Sends a visitor of the bare domain to the shop front that suits their languages. */
export const GET: APIRoute = ({ locals }) =>
  new Response(null, {
    status: 302,
    headers: { location: locals.href('/'), vary: 'Accept-Language', 'cache-control': 'private, no-cache' },
  })
