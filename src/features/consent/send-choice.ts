import { optionalCategories } from '#src/contract/consent/consent.ts'
import { readChoice } from '#src/rules/consent/choice-form.ts'
import { consentCookieHeader } from '#src/rules/consent/consent-cookie-header.ts'
import { writeConsent } from '#src/rules/consent/write-consent.ts'
import { consentEvent, pageAllows } from '#src/tracking/page-consent.ts'
import { forgetStored } from './forget-stored.ts'

const allowedNow = (): Set<string> => new Set(optionalCategories.filter(pageAllows))

/** Writes the cookie here, where the shop could not be reached: a choice holds at once. */
const writeHere = (fields: ReadonlyMap<string, string>, gpc: boolean): void => {
  const posted = readChoice(fields, gpc)
  if (!posted) return
  const { value } = writeConsent(document.cookie, {
    choice: posted.choice,
    isInteraction: posted.source !== 'gpc',
    gpc,
    instant: new Date().toISOString(),
    newId: () =>
      Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-'),
  })
  const region = document.documentElement.dataset['region'] === 'NORA' ? 'NORA' : 'EMEA'
  document.cookie = consentCookieHeader(value, { region, secure: location.protocol === 'https:' })
}

/**
 * Sends a choice, tells the page of it, and takes away what is not allowed any more. What had been allowed may have left its mark on
 * the page, and in scripts of others, so the page is then loaded anew.
 */
export const sendChoice = async (action: string, form: FormData): Promise<void> => {
  const before = allowedNow()
  const gpc = navigator.globalPrivacyControl === true
  if (gpc) form.set('gpc', '1')
  const fields = new Map([...form].map(([name, value]) => [name, String(value)]))
  const isSent = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams([...fields]),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isSent) writeHere(fields, gpc)
  window.dispatchEvent(new Event(consentEvent))
  const withdrawn = before.difference(allowedNow())
  forgetStored()
  if (withdrawn.size > 0) location.reload()
}
