import { consentCookie } from '#src/contract/cookies.ts'
import type { Region } from '#src/contract/sites.ts'
import { readCookie } from '#src/rules/navigation/cookie.ts'

/** Required, performance and analytics, functional, targeting. */
export type ConsentCategory = 'C0001' | 'C0002' | 'C0003' | 'C0004'

/** What decides: the market, the visitor's cookies, and whether an editor previews. */
export type ConsentFacts = { region: Region; cookies: string; preview?: boolean }

/** Consent tools encode the groups within the cookie once more. */
const groupsOf = (value: string): string[] =>
  (new URLSearchParams(value).get('groups') ?? '').replaceAll('%2C', ',').replaceAll('%3A', ':').split(',')

/**
 * Whether a category of cookies and events is allowed: outside EMEA always, in EMEA in preview or when the consent
 * cookie marks it 1 (specification, shopping, section 4).
 */
export const allowsCategory = (
  category: ConsentCategory,
  { region, cookies, preview = false }: ConsentFacts,
): boolean =>
  region !== 'EMEA' ||
  preview ||
  groupsOf(readCookie(cookies, consentCookie) ?? '').some((group) => group.trim() === `${category}:1`)
