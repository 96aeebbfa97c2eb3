import type { NewId } from '#src/base/ids.ts'
import { visitorIdCookie } from '#src/contract/cookies.ts'
import { gpcHeader } from '#src/contract/headers.ts'
import type { Site } from '#src/contract/sites.ts'
import { consentCookieHeader } from '#src/rules/consent/consent-cookie-header.ts'

/** What a request says of consent, and how its answer changes that. */
export type ConsentOfRequest = {
  /** Whether the browser sends Global Privacy Control. */
  gpc: boolean
  /** The visitor's cookies as they came, as the text of a header. */
  cookies: string
  newId: NewId
  /** Sets the consent cookie to this value. */
  write: (value: string) => void
  /** Takes away the id that experiments know the visitor by. */
  forgetVisitor: () => void
}

export const isGpc = ({ headers }: Request): boolean => headers.get(gpcHeader) === '1'

type Dependencies = { site: Site; newId: NewId; secure: boolean; setCookie: (header: string) => void }

export const consentOfRequest = (
  request: Request,
  { site, newId, secure, setCookie }: Dependencies,
): ConsentOfRequest => ({
  gpc: isGpc(request),
  cookies: request.headers.get('cookie') ?? '',
  newId,
  write: (value) => setCookie(consentCookieHeader(value, { region: site.region, secure })),
  forgetVisitor: () =>
    setCookie(`${visitorIdCookie}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`),
})
