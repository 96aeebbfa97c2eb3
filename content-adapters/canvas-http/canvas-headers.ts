import type { NewId } from '#src/base/ids.ts'
import type { ContentRequest } from '#src/canvas/adapters/content-adapter.ts'
import { requestHeaders, webChannel, webSource } from '#src/contract/headers.ts'
import { siteOf } from '#src/contract/sites.ts'

/** The headers every request carries (specification, account and content, section 7). */
export const canvasHeaders = (
  { siteId, mode, instant }: ContentRequest,
  newId: NewId,
  accessKey: string | undefined,
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
  ...(mode === 'preview' ? { [requestHeaders.previewDate]: instant } : {}),
  ...(mode === 'preview' && accessKey !== undefined ? { [requestHeaders.authAccessKey]: accessKey } : {}),
})
