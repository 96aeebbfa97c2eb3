import type { Site } from '#src/contract/sites.ts'
import { asksForPreview, previewOf, settledQuery, type Preview } from '#src/rules/preview/preview-view.ts'
import { previewHeaders } from '../page/cache-headers.ts'
import type { Exchange } from '../exchange.ts'

/** Who looks at a page: an editor perhaps, who may preview. */
export type Viewer = { isEditor: boolean; preview: Preview | undefined }

/** Whether an editor asks, and the preview that the address asks for: nobody else gets one. */
export const previewOfRequest = async (
  { shop, request, url }: Exchange,
  { timeZone }: Site,
): Promise<Viewer> => {
  const isEditor = await shop.editing.isEditor(request)
  const preview =
    isEditor && asksForPreview(url.searchParams)
      ? previewOf(url.searchParams, shop.clock(), timeZone)
      : undefined
  return { isEditor, preview }
}

/** Leads to the same preview with its instant written in UTC, where the address writes it otherwise. */
export const settlePreview = (
  { request, url }: Exchange,
  preview: Preview | undefined,
): Response | undefined => {
  if (!preview || request.method !== 'GET') return undefined
  const settled = settledQuery(url.searchParams, preview)
  if (!settled) return undefined
  const headers = { ...Object.fromEntries(previewHeaders), location: `${url.pathname}?${settled}` }
  return new Response(null, { status: 303, headers })
}
