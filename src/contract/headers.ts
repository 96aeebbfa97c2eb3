import { isWebview } from '#src/base/webview.ts'

/** Headers every request carries (specification, shopping, section 7). */
export const requestHeaders = {
  locale: 'x-locale',
  transactionId: 'x-transaction-id',
  correlationId: 'x-correlation-id',
  serverTrustId: 'x-server-trust-id',
  authAccessKey: 'x-auth-access-key',
  brand: 'x-brand',
  region: 'x-region',
  channel: 'x-channel',
  source: 'x-source',
  clientApp: 'x-client-app',
  previewDate: 'x-preview-date',
  idempotencyKey: 'idempotency-key',
  leadSource: 'x-lead-source',
} as const

/**
 * Headers by which a request outside production names the fault it wants (specification, shopping, section 7): a code, with
 * data behind it (`INV408; maxAllowedQty=3`); the HTTP status, 200 when missing; milliseconds to wait before the answer.
 */
export const mockHeaders = { error: 'x-mock-error', status: 'x-mock-status', delay: 'x-mock-delay' } as const

/** Brand, client app, channel and source of the web shop, and the channel where an app shows it (specification, shopping, section 9). */
export const webBrand = 'marlow'
export const webClientApp = 'web'
export const webChannel = 'ECOMM'
const appChannel = 'APP'
export const webSource = 'ECOM15'

/**
 * Who a request comes from, for limits by client: an IPv4 address, or the /64 network of an IPv6 one. The server writes it
 * over whatever was sent; a request without it was made within this process.
 */
export const clientHeader = 'x-welt-client'

/** Says when the answer next changes by itself, as an ISO instant; missing when no schedule changes it. */
export const nextChangeHeader = 'x-next-change'

/** Global Privacy Control: `1` where the browser's user refuses that their data is sold or shared. */
export const gpcHeader = 'sec-gpc'

/** What a page asked of its visitor: segments, and experiences as `experience/{id}`. A cache keeps one cell per distinct answer. */
export const variesOnHeader = 'x-welt-varies-on'

/** Tags by which a shared cache in front of the shop can let go of what changed, parted by blanks. */
export const surrogateKeyHeader = 'surrogate-key'

/** Within the server: the names of the stylesheets of blocks that stand in a page. Its policy lets them in. */
export const inlineStylesHeader = 'x-welt-inline-styles'

/** Within the server: CSP sources of what may stand in a page as inline scripts and styles, parted by blanks. */
export const inlineSourcesHeader = 'x-welt-inline-sources'

/** Within the server: a response is sent piece by piece as it is made, since it may be too long to be held. */
export const streamedHeader = 'x-welt-streamed'

/** Within the server: the hosts whose frames a page has, and which these call. Its policy lets them in. */
export const cardHostsHeader = 'x-welt-card-hosts'

/** The channel that a browser shops on: an app's, where the shop is open in its webview (specification, shopping, section 7). */
export const channelOf = (userAgent: string): string => (isWebview(userAgent) ? appChannel : webChannel)
