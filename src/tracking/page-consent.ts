import type { ConsentCategory } from '#src/contract/consent/consent.ts'
import { consentTo, type ConsentState } from '#src/rules/consent/consent-state.ts'

declare global {
  interface Navigator {
    /** Global Privacy Control, in browsers that have it. */
    readonly globalPrivacyControl?: boolean
  }
}

/** Window events after which consent may differ: our own, and that of another consent tool. */
export const consentEvent = 'welt:consent'
const consentEvents = [consentEvent, 'OneTrustGroupsUpdated']

/** What this page's visitor says to a category. The layout tells the market; a preview is counted nowhere. */
export const pageConsent = (category: ConsentCategory): ConsentState => {
  const { region, preview } = document.documentElement.dataset
  if (preview !== undefined) return 'refused'
  return consentTo(category, {
    region: region === 'NORA' ? 'NORA' : 'EMEA',
    cookies: document.cookie,
    gpc: navigator.globalPrivacyControl === true,
  })
}

export const pageAllows = (category: ConsentCategory): boolean => pageConsent(category) === 'allowed'

export const onConsentChange = (changed: () => void): void => {
  for (const name of consentEvents) window.addEventListener(name, changed)
}
