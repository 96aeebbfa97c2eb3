/** Where a form led: the page, as a document that runs nothing, and its address. */
export type PostedForm = { page: Document; url: string }

/**
 * Posts a form as its button would, without leaving the page; undefined where the shop cannot be reached. XMLHttpRequest parses by
 * itself: with `fetch`, the text would have to pass a parser that Trusted Types close.
 */
export const postForm = (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  signal?: AbortSignal,
): Promise<PostedForm | undefined> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', form.action)
    request.setRequestHeader('accept', 'text/html')
    request.responseType = 'document'
    request.onload = () => {
      const { responseXML: page, responseURL: url } = request
      resolve(page ? { page, url } : undefined)
    }
    request.onerror = request.onabort = request.ontimeout = () => resolve(undefined)
    signal?.addEventListener('abort', () => request.abort())
    request.send(new FormData(form, submitter))
  })
