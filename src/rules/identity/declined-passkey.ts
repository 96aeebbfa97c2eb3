import { daySeconds } from '#src/base/day.ts'
import { declinedPasskeyCookie } from '#src/contract/cookies.ts'
import { rawCookie } from '#src/rules/navigation/cookie.ts'

const yearSeconds = 365 * daySeconds

/** Whether a browser's visitor wants to be offered no passkey, by its cookies as a text (`a=1; b=2`). */
export const hasDeclinedPasskey = (cookies: string): boolean =>
  rawCookie(cookies, declinedPasskeyCookie) !== undefined

/** The cookie that notes it for a year, as scripts write it. */
export const declinePasskey = (isSecure: boolean): string =>
  `${declinedPasskeyCookie}=yes; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
