import { consentCookie, visitorCookie, visitorIdCookie } from '#src/contract/cookies.ts'
import { readCookie } from '#src/rules/navigation/cookie.ts'
import { isSegmentId, segmentConditions } from './segment.ts'

/** Sent by a proxy that names each fact of a visitor in a request header of its own, so that its cache can vary on them. */
export const namesFactsHeader = 'x-welt-names-facts'

const cartHeader = 'X-Welt-Cart'

/** Facts of the visitor cookie and the header that names each. */
const headerOfFact = {
  loggedIn: 'X-Welt-Logged-In',
  loyalty: 'X-Welt-Loyalty',
  employee: 'X-Welt-Employee',
  athlete: 'X-Welt-Athlete',
  wranx: 'X-Welt-Wranx',
  ipa: 'X-Welt-Ipa',
}

/** By what segments look at. */
const headersOfFact: Record<string, readonly string[]> = {
  ...Object.fromEntries(Object.entries(headerOfFact).map(([fact, header]) => [fact, [header]])),
  cart: [cartHeader],
  professional: [headerOfFact.wranx, headerOfFact.ipa],
}

/** Whether the visitor has an id to decide experiments by, and whether they consented to that. */
const experimentsHeader = 'X-Welt-Experiments'

/**
 * The request headers that a page's facts depend on, for `Vary`.
 * @param variesOn segments, and experiences as `experience/{id}`
 */
export const factHeaders = (variesOn: Iterable<string>): string[] => {
  const headers = new Set<string>()
  for (const name of variesOn) {
    if (!isSegmentId(name)) headers.add(experimentsHeader)
    else
      for (const fact of Object.keys(segmentConditions[name]))
        for (const header of headersOfFact[fact] ?? []) headers.add(header)
  }
  return [...headers].toSorted()
}

/** Reads a request header by its name. */
type ReadHeader = (name: string) => string | undefined

/** Whether the visitor has an id that experiments may decide by: what they decide is theirs alone. */
export const isKnownByHeaders = (header: ReadHeader): boolean =>
  header(experimentsHeader)?.endsWith('-known') ?? false

/**
 * The visitor as a proxy names them, in the form of cookies. What the proxy's cache varies on and what the page is made of are
 * the same then, whatever the visitor wrote into their cookies. An id is theirs; it is taken from those they sent.
 */
export const cookiesOfHeaders = (header: ReadHeader, sent: string): string => {
  const named = Object.entries(headerOfFact).map(([fact, name]) => [fact, header(name) === '1'] as const)
  const facts = { units: header(cartHeader) === '1' ? 1 : 0, ...Object.fromEntries(named) }
  const id = isKnownByHeaders(header) ? readCookie(sent, visitorIdCookie) : undefined
  const [consent = ''] = header(experimentsHeader)?.split('-') ?? []
  const mark = { consented: 1, refused: 0 }[consent]
  return [
    `${visitorCookie}=${encodeURIComponent(JSON.stringify(facts))}`,
    ...(mark === undefined ? [] : [`${consentCookie}=groups%3DC0004%3A${mark}`]),
    ...(id === undefined ? [] : [`${visitorIdCookie}=${encodeURIComponent(id)}`]),
  ].join('; ')
}

/** Whether what these facts select may be held for all of whom the same headers are sent. */
export const canBeShared = (facts: ReadonlyMap<string, string>, header: ReadHeader): boolean =>
  !isKnownByHeaders(header) || facts.keys().every(isSegmentId)
