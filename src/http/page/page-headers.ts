import { cacheHeaders, previewHeaders } from './cache-headers.ts'
import { markVariesOn } from './mark-varies-on.ts'
import type { RequestContext } from '../requests/request-context.ts'

/** Adds what rendering has gathered: cookies that calls set, what the page varies on, and how long it may be held. */
export const withPageHeaders = (
  response: Response,
  { locals, setCookies, isPersonal, record }: RequestContext,
): Response => {
  const { headers, status } = response
  const { changes, instant, preview, visitor } = locals
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  markVariesOn(headers, visitor)
  if (preview) for (const [name, value] of previewHeaders) headers.set(name, value)
  else if (!headers.has('cache-control')) {
    const holding = {
      now: instant,
      until: changes.validityWindow.until,
      isPersonal: isPersonal() || visitor.variesOn.size > 0 || headers.has('set-cookie'),
      isProvisional: record.isIncomplete,
      status,
    }
    for (const [name, value] of cacheHeaders(holding)) headers.set(name, value)
  }
  return response
}
