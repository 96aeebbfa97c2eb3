import { consentCookie } from '#src/contract/cookies.ts'
import { decoded, rawCookie } from '#src/rules/navigation/cookie.ts'

/** The fields of the consent cookie. Tools write them as a query, of which some encode the whole once more. */
export const consentFields = (cookies: string): URLSearchParams => {
  const raw = rawCookie(cookies, consentCookie) ?? ''
  return new URLSearchParams(raw.includes('=') ? raw : decoded(raw))
}

/** The marks of a consent cookie, `C0004:1`, in its own order: categories, numeric ids, vendors. Some tools encode them twice. */
export const consentGroups = (fields: URLSearchParams): string[] =>
  decoded(fields.get('groups') ?? '').split(/\s*,\s*/)
