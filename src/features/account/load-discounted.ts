import type { Client } from '#src/client/client.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import type { Profile } from '#src/stores/profile.ts'

/** The profile of a customer who has a discount, as their cookie says, which grants nothing; nobody else's is read for it. */
export const loadDiscounted = async (call: Client['call'], cookies: string): Promise<Profile | undefined> => {
  const { loggedIn, employee, athlete, wranx, ipa } = readVisitorCookie(cookies)
  if (!loggedIn || !(employee || athlete || wranx || ipa)) return undefined
  const read = await call('GET /consumers-v3/consumer', { query: {} })
  return read.ok ? read.value : undefined
}
