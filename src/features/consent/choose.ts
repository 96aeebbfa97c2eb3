import { loadDocument } from '#src/client/load-document.ts'
import { sendChoice } from './send-choice.ts'

const localeOfPage = (): string => location.pathname.split('/')[1] ?? ''

/** Sends a form about consent, or shows the settings that a link leads to. */
export const choose = async (element: Element, event: Event): Promise<void> => {
  if (element instanceof HTMLFormElement) {
    const { submitter } = event instanceof SubmitEvent ? event : {}
    await sendChoice(element.action, new FormData(element, submitter))
    const banner = document.querySelector<HTMLElement>('[data-consent-banner]')
    if (banner) banner.hidden = true
    const dialog = element.closest('dialog')
    if (dialog) dialog.close()
    else if (element.hasAttribute('data-consent-settings')) location.reload()
    else document.querySelector('main')?.focus({ preventScroll: true })
  } else if (element instanceof HTMLAnchorElement) {
    const [page, { showSettings }] = await Promise.all([
      loadDocument(`/${localeOfPage()}/-/consent-form`),
      import('./settings-dialog.ts'),
    ])
    const settings = page?.querySelector('[data-consent-settings]')
    if (settings instanceof HTMLFormElement) await showSettings(document.importNode(settings, true))
    else location.assign(element.href)
  }
}

/** Says that Global Privacy Control is honoured, and has that kept once: it takes back what was allowed before. */
export const honourSignal = async (): Promise<void> => {
  for (const note of document.querySelectorAll<HTMLElement>('[data-consent-gpc]')) note.hidden = false
  if (/OptanonConsent=[^;]*isGpcEnabled=1/.test(document.cookie)) return
  const form = new FormData()
  form.set('source', 'gpc')
  await sendChoice(`/${localeOfPage()}/-/consent`, form)
}
