import { nextPageHeader, partHeader } from '#src/contract/headers.ts'

/** What a page responds to a dialog with: the part that shows it, or the path of the page that comes next. */
export type PartResponse = { kind: 'part'; document: Document } | { kind: 'next'; path: string }

/** Milliseconds after which a page that does not respond counts as missing. */
const deadlineMs = 30_000

const read = (request: XMLHttpRequest): PartResponse | undefined => {
  const path = request.getResponseHeader(nextPageHeader)
  if (path !== null) return { kind: 'next', path }
  const document = request.status === 200 ? request.responseXML : null
  return document?.querySelector('[data-part]') ? { kind: 'part', document } : undefined
}

/**
 * Asks a page of this shop for the part that a dialog shows, or posts its form; undefined when it cannot be had. By XMLHttpRequest, which
 * parses by itself: a parser of text is closed by Trusted Types.
 */
export const requestPart = (path: string, form?: FormData): Promise<PartResponse | undefined> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(form ? 'POST' : 'GET', path)
    request.setRequestHeader(partHeader, 'dialog')
    request.responseType = 'document'
    request.timeout = deadlineMs
    request.onload = () => resolve(read(request))
    request.onerror = request.ontimeout = request.onabort = () => resolve(undefined)
    request.send(form)
  })
