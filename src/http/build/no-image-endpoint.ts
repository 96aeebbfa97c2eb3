import type { APIRoute } from 'astro'

/**
 * In place of Astro's image endpoint, which every server has: it fetches any path of the host that a request names,
 * at whatever port, and makes pictures of any size in this process. Pictures of this shop have addresses of their own.
 */
export const GET: APIRoute = () => new Response(null, { status: 404 })
