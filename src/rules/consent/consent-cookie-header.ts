import { daySeconds } from '#src/base/day.ts'
import { consentCookie } from '#src/contract/cookies.ts'
import type { Region } from '#src/contract/sites.ts'

/**
 * How long a choice is remembered, in seconds: half a year where visitors are then asked again, as regulators advise; elsewhere
 * nobody is asked, so a refusal lasts as long as browsers keep it.
 */
const lifetimes: Record<Region, number> = { EMEA: 182 * daySeconds, NORA: 395 * daySeconds }

/** Set-Cookie of a choice, which scripts and tag managers read. Browsers may set it by the same text. */
export const consentCookieHeader = (
  value: string,
  { region, secure }: { region: Region; secure: boolean },
): string =>
  `${consentCookie}=${value}; Path=/; Max-Age=${lifetimes[region]}; SameSite=Lax${secure ? '; Secure' : ''}`
