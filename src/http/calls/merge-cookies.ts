/**
 * Keeps what earlier responses set, so that later calls carry it. Values pass as they are: a parser would decode them. Of two
 * cookies of one name that were sent the first counts, as it does for the API.
 */
export const mergeCookies = (sent: string, set: readonly string[]): string => {
  const jar = new Map<string, string>()
  const keep = (text: string): void => {
    const pair = text.trim()
    const at = pair.indexOf('=')
    if (at > 0) jar.set(pair.slice(0, at), pair.slice(at + 1))
  }
  for (const pair of sent.split(';').toReversed()) keep(pair)
  for (const [pair = ''] of set.map((cookie) => cookie.split(';'))) keep(pair)
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}
