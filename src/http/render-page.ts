import { astro, FetchState } from 'astro/fetch'
import { withoutIdleIslandStyles } from './island-styles.ts'
import { withPatientScripts } from './script-priority.ts'
import { ledOnByDialog } from './page-part.ts'
import { isHtml } from './security-headers.ts'

/** Renders a page whole, or the part of it that a dialog shows: see docs/decisions/http.md. */
export const renderPage = async (request: Request, locals: App.Locals): Promise<Response> => {
  const state = new FetchState(request)
  state.streaming = false
  if (locals.isPart) state.partial = true
  Object.assign(state.locals, locals)
  const rendered = await astro(state)
  if (!isHtml(rendered)) return locals.isPart ? ledOnByDialog(rendered) : rendered
  const html = withPatientScripts(withoutIdleIslandStyles(Buffer.from(await rendered.arrayBuffer())))
  const response = new Response(html, rendered)
  response.headers.set('content-type', 'text/html; charset=utf-8')
  return response
}
