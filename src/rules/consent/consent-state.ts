import type { ConsentCategory } from '#src/contract/consent/consent.ts'
import type { Region } from '#src/contract/sites.ts'
import { consentFields, consentGroups } from './consent-cookie.ts'

/** What decides: the market, the visitor's cookies, whether an editor previews, and Global Privacy Control. */
export type ConsentFacts = { region: Region; cookies: string; preview?: boolean; gpc?: boolean }

/** `open`: the visitor was not asked yet, or has not answered. */
export type ConsentState = 'allowed' | 'refused' | 'open'

/**
 * What a visitor says to a category of cookies and events: outside EMEA all are allowed, in EMEA what the consent cookie marks
 * 1, and in preview everything (specification, shopping, section 4). Stricter than that on purpose: a refusal holds
 * everywhere, and so does Global Privacy Control for targeting, as laws of US states ask.
 */
export const consentTo = (
  category: ConsentCategory,
  { region, cookies, preview = false, gpc = false }: ConsentFacts,
): ConsentState => {
  if (preview || category === 'C0001') return 'allowed'
  if (gpc && category === 'C0004') return 'refused'
  const fields = consentFields(cookies)
  const groups = consentGroups(fields)
  if (groups.includes(`${category}:1`)) return 'allowed'
  // Tools mark what nobody has chosen yet in EMEA as well: by what holds until then.
  const isMarked = groups.includes(`${category}:0`)
  if (region === 'EMEA') return isMarked && fields.get('interactionCount') !== '0' ? 'refused' : 'open'
  return isMarked ? 'refused' : 'allowed'
}

/** Whether a category of cookies and events is allowed. */
export const allowsCategory = (category: ConsentCategory, facts: ConsentFacts): boolean =>
  consentTo(category, facts) === 'allowed'
