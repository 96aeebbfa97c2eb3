import type { NewId } from '#src/base/ids.ts'
import type { ContentRequest } from '#src/canvas/content-adapter.ts'
import { requestHeaders, webChannel, webSource } from '#src/contract/headers.ts'
import { siteOf } from '#src/contract/sites.ts'

/** Tells a content service which instant a preview is of. */
const previewDateHeader = 'x-preview-date'

/** The headers every request carries (specification, account and content, section 7). */
export const canvasHeaders = (
  { siteId, mode, instant }: ContentRequest,
  newId: NewId,
): Record<string, string> => ({
  accept: 'application/json',
  [requestHeaders.locale]: siteId,
  [requestHeaders.transactionId]: newId(),
  [requestHeaders.correlationId]: newId(),
  [requestHeaders.brand]: 'marlow',
  [requestHeaders.region]: siteOf(siteId)?.region ?? '',
  [requestHeaders.channel]: webChannel,
  [requestHeaders.source]: webSource,
  [requestHeaders.clientApp]: 'welt-server',
  ...(mode === 'preview' ? { [previewDateHeader]: instant } : {}),
})
