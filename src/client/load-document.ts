/**
 * Loads HTML of the shop as a document that runs nothing; undefined when it cannot be had. XMLHttpRequest parses by itself:
 * with `fetch`, the text would have to pass a parser that Trusted Types close.
 */
export const loadDocument = (url: string, signal?: AbortSignal): Promise<Document | undefined> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', url)
    request.setRequestHeader('accept', 'text/html')
    request.responseType = 'document'
    // The status is 0 where no response came: after an error, and once it is aborted.
    request.onloadend = () => resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined)
    signal?.addEventListener('abort', () => request.abort())
    request.send()
  })
