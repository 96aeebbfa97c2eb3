import { astro, FetchState } from 'astro/fetch'
import { inlineSourcesHeader, inlineStylesHeader } from '#src/contract/headers.ts'
import { sourcesInPage } from './inline-elements.ts'
import { withoutIdleIslandStyles } from './island-styles.ts'
import { withPatientScripts } from './script-priority.ts'
import { isHtml } from './security-headers.ts'

/** Where a page names the stylesheets that stand in it, in its head. */
const namedStyles = /<style[^>]* data-sheets="([^"]+)"/
const longestHead = 65_536

/** Renders a page whole: see docs/decisions/http.md. */
export const renderPage = async (request: Request, locals: App.Locals): Promise<Response> => {
  const state = new FetchState(request)
  state.streaming = false
  Object.assign(state.locals, locals)
  const rendered = await astro(state)
  if (!isHtml(rendered)) return rendered
  const html = withPatientScripts(withoutIdleIslandStyles(Buffer.from(await rendered.arrayBuffer())))
  const response = new Response(html, rendered)
  response.headers.set('content-type', 'text/html; charset=utf-8')
  // The page says it itself: the headers of a page for what is missing go before that page is written.
  const [, names] = namedStyles.exec(html.toString('latin1', 0, longestHead)) ?? []
  if (names !== undefined) response.headers.set(inlineStylesHeader, names)
  const sources = sourcesInPage(html)
  if (sources) response.headers.set(inlineSourcesHeader, [...sources].join(' '))
  return response
}
