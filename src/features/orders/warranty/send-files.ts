import { swappedEvent } from '#src/client/page-events.ts'
import { picturesReady } from './chosen-pictures.ts'

/** Longer than the shop waits for a form with pictures. */
const patienceMs = 150_000

/** What the shop answered, as a page; undefined where it did not. */
const post = (form: HTMLFormElement, progress: (share: number) => void): Promise<Document | undefined> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', form.action)
    request.responseType = 'document'
    request.timeout = patienceMs
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(loaded / total))
    request.addEventListener('loadend', () => resolve(request.responseXML ?? undefined))
    request.send(new FormData(form))
  })

const pagePart = 'main .auth'

/** Puts the response in place of the form, and the focus where it wants it. */
const show = (response: Element, part: Element): void => {
  part.replaceChildren(...response.childNodes)
  window.dispatchEvent(new CustomEvent(swappedEvent, { detail: { root: part } }))
  const status = part.querySelector<HTMLElement>('[autofocus], [role=status]')
  status?.focus()
  window.scrollTo({ top: 0 })
}

const sendForm = (form: HTMLFormElement): void => {
  const sending = form.querySelector<HTMLElement>('[data-sending]')
  const status = sending?.querySelector<HTMLElement>('[role=status]')
  const bar = sending?.querySelector('progress')
  const failure = form.querySelector<HTMLElement>('[data-send-failed]')
  if (!sending || !status || !bar || !failure) return
  let isSending = false

  const send = async (): Promise<void> => {
    failure.textContent = ''
    await picturesReady(form)
    sending.hidden = false
    status.textContent = status.dataset['text'] ?? ''
    const page = await post(form, (share) => void (bar.value = share))
    const response = page?.querySelector(pagePart)
    const part = document.querySelector(pagePart)
    if (response && part) return show(response, part)
    sending.hidden = true
    failure.textContent = failure.dataset['text'] ?? ''
    form.ariaBusy = null
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSending) return
    isSending = true
    void send().finally(() => (isSending = false))
  })
}

/** Sends forms with files without leaving the page, so that the files are not lost by a mistake, and shows how far it is. */
export const sendFiles = (root: ParentNode): void => {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-sends-files]')) sendForm(form)
}
