import type { Profile } from '#src/stores/profile.ts'
import { refuseGuests } from './signed-in.ts'

/** The profile of the signed-in customer; guests are led to signing in. Throws where it cannot be had. */
export const loadProfile = async (
  locals: Pick<App.Locals, 'call' | 'href' | 'associate'>,
  url: URL,
  includeLoyaltySummary: 'true' | 'false' = 'false',
): Promise<Profile | Response> => {
  const refused = await refuseGuests(locals, url)
  if (refused) return refused
  const read = await locals.call('GET /consumers-v3/consumer', { query: { includeLoyaltySummary } })
  if (read.ok) return read.value
  throw new Error(`Profile not loaded: ${read.error.errorId}`)
}
