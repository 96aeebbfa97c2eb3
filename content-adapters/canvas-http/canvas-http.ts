import type { NewId } from '#src/base/ids.ts'
import { err, ok } from '#src/base/result.ts'
import type { ContentAdapter, ContentAnswer, ContentRequest } from '#src/canvas/content-adapter.ts'
import { contentAdapter, type ContentAddress } from '#src/canvas/content-address.ts'
import { parsePage } from '#src/canvas/parse-page.ts'
import type { CanvasPage } from '#src/contract/page.ts'
import { canvasHeaders } from './canvas-headers.ts'

export type CanvasHttpOptions = {
  /** Origin of the content service, `https://content.example`. */
  origin: string
  newId: NewId
  /** Sent with previews, for services that ask who wants them. */
  accessKey?: string | undefined
  /** Hears of answers that could not be used. */
  log: (fault: { url: string; reason: string }) => void
  fetch?: typeof fetch
  /** How long the service may take, in milliseconds. */
  deadlineMs?: number
  /** How long a published answer is used without asking again, in milliseconds. */
  freshMs?: number
}

/** The last good answer to one address. */
type Copy = { page: CanvasPage; text: string; at: number }

const mostCopies = 2_000

const pathOf = ({ kind, name }: ContentAddress, { mode, siteId }: ContentRequest): string =>
  `/${mode}/caas/v1/canvas/${kind}/${siteId}${name === undefined ? '' : `/${name}`}`

/**
 * Content from another content service by the canvas calls (specification, account and content, section 7). When it is
 * slow, down or unreadable, the last good copy stands in; previews are never kept.
 */
export const createCanvasHttp = (options: CanvasHttpOptions): ContentAdapter => {
  const { origin, newId, accessKey, log, fetch: send = fetch, deadlineMs = 2_000, freshMs = 2_000 } = options
  const copies = new Map<string, Copy>()
  const underWay = new Map<string, ContentAnswer>()

  const accept = (url: string, text: string, keep: boolean): CanvasPage | string => {
    const copy = copies.get(url)
    if (keep && copy?.text === text) {
      copy.at = performance.now()
      return copy.page
    }
    const page = parsePage(JSON.parse(text))
    if (!page.ok) return page.error
    if (keep) {
      if (copies.size >= mostCopies) copies.clear()
      copies.set(url, { page: page.value, text, at: performance.now() })
    }
    return page.value
  }

  const load = async (url: string, request: ContentRequest): Promise<Awaited<ContentAnswer>> => {
    const keep = request.mode === 'publish'
    const standIn = (reason: string): Awaited<ContentAnswer> => {
      log({ url, reason })
      const copy = keep ? copies.get(url) : undefined
      // A service that is down is asked again after a while, not by every visitor.
      if (copy) copy.at = performance.now()
      return copy ? ok(copy.page) : err({ kind: 'unavailable', reason })
    }
    try {
      const signal = AbortSignal.timeout(deadlineMs)
      const response = await send(url, { headers: canvasHeaders(request, newId, accessKey), signal })
      if (response.status === 404) {
        copies.delete(url)
        return err({ kind: 'notFound', reason: 'the content service has no such entry' })
      }
      if (!response.ok) return standIn(`answered ${response.status}`)
      const accepted = accept(url, await response.text(), keep)
      return typeof accepted === 'string' ? standIn(accepted) : ok(accepted)
    } catch (error) {
      return standIn(error instanceof Error ? error.message : String(error))
    }
  }

  return contentAdapter((address, request) => {
    const url = `${origin}${pathOf(address, request)}`
    if (request.mode === 'preview') return load(url, request)
    const copy = copies.get(url)
    if (copy && performance.now() - copy.at < freshMs) return Promise.resolve(ok(copy.page))
    const known = underWay.get(url)
    if (known) return known
    const loading = load(url, request).finally(() => underWay.delete(url))
    underWay.set(url, loading)
    return loading
  })
}
