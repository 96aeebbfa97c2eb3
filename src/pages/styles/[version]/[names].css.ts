import type { APIRoute } from 'astro'
import { joinedStylesheet } from '#blocks/stylesheets.ts'

/** The styles of a page's blocks in one file. An address of another version answers too, but is not kept. */
export const GET: APIRoute = ({ params }) => {
  const joined = joinedStylesheet((params['names'] ?? '').split('+'))
  if (!joined) return new Response('There are no such styles.', { status: 404 })
  return new Response(joined.css, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control':
        joined.version === params['version'] ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  })
}
