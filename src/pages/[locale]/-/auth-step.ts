import type { APIRoute } from 'astro'
import { moreStylesheetOf } from '#blocks/stylesheets.ts'
import { loadAuthStepAt } from '#src/features/account/sign-in/load-step.ts'

/** The step of signing in, signing up or the enrollment at `path`, as data with its styles, for a page that is open, or for a dialog over it: `for=dialog`. */
export const GET: APIRoute = async ({ locals, request, url }) => {
  const place = url.searchParams.get('for') === 'dialog' ? 'dialog' : 'page'
  const loaded = await loadAuthStepAt(url.searchParams.get('path'), { locals, request, url, place })
  const styles = place === 'dialog' ? { styles: moreStylesheetOf(['form']) } : {}
  const headers = {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'cross-origin-resource-policy': 'same-origin',
  }
  return loaded
    ? Response.json({ ...loaded, ...styles }, { headers })
    : new Response(null, { status: 404, headers })
}
