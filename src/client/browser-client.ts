import type { NewId } from '#src/base/ids.ts'
import { sites, siteOf, type Site } from '#src/contract/sites.ts'
import { channelOf, requestHeaders } from '#src/contract/headers.ts'
import { logCall } from './browser-log.ts'
import { createClient, type BotChallenge, type Client } from './client.ts'
import { botChallengeEvent } from './page-events.ts'

/** `crypto.randomUUID` is missing on plain http addresses other than localhost, where a shop is tried on a phone. */
const newId: NewId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The site of the page that is open. */
export const siteOfPage = (): Site => siteOf(location.pathname.split('/')[1]) ?? sites[0]

/** The instant of an editor's preview, which the shop wrote into the address as an ISO instant. */
const previewDateOfPage = (): string | undefined => {
  const query = new URLSearchParams(location.search)
  const instant = query.get('previewDateTime') ?? ''
  return query.get('preview') === 'true' && Number.isFinite(Date.parse(instant)) ? instant : undefined
}

const askWhetherPerson = (detail: BotChallenge): void => {
  window.dispatchEvent(new CustomEvent(botChallengeEvent, { cancelable: true, detail }))
}

/** The mock mode's headers, where the page says that its shop heeds them: never in production. */
const mockHeadersOfPage = () => {
  if (document.documentElement.dataset['mocks'] === undefined) return undefined
  const mode = import('./mock-mode.ts')
  return async (key: string) => (await mode).mockHeadersOf(key)
}

/** What a client may have of its own: how long a call may take that needs longer than others, and from where its visitor came to the loyalty programme. */
type OwnOptions = { deadlineMs?: number | undefined; leadSource?: string | undefined }

/** The client of one page view in the browser. */
export const createBrowserClient = ({ deadlineMs, leadSource }: OwnOptions = {}): Client => {
  const { locale, region } = siteOfPage()
  const mockHeaders = mockHeadersOfPage()
  return createClient({
    fetch: (url, init) => fetch(url, init),
    baseUrl: location.origin,
    locale,
    region,
    channel: channelOf(navigator.userAgent),
    newId,
    deadlineMs,
    previewDate: previewDateOfPage(),
    log: logCall,
    moreHeaders:
      leadSource === undefined
        ? mockHeaders
        : async (key) => ({ ...(await mockHeaders?.(key)), [requestHeaders.leadSource]: leadSource }),
    onBotChallenge: askWhetherPerson,
  })
}
