import { cardHostsHeader, inlineSourcesHeader, inlineStylesHeader } from '#src/contract/headers.ts'
import { takesPayment } from '#src/rules/checkout/takes-payment.ts'

export const policyHeader = 'content-security-policy'

/** Whether a response is a page. */
export const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false

/** CSP sources `'sha256-…'` of what stands in pages themselves. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

export type SecurityHeaders = {
  /** What every response carries: files, API, pictures and errors too. */
  everywhere: Map<string, string>
  /** What pages carry in its place. */
  pages: Map<string, string>
  /**
   * Gives a page the policy that lets in what stands in it of the scripts and styles that the build knows, and where payment is taken the
   * scripts of its inventory alone; other responses stay as they are.
   */
  withPolicy: (response: Response, url: URL) => Response
}

/** Two years, in seconds. */
const strictTransport = 'max-age=63072000'

/**
 * The policy of a page follows from its blocks alone, so that pages and fragments can be cached and shared: it differs
 * by the styles of these blocks, which the build knows. Scripts are the build's files and the inline scripts it knows by
 * hash, and no text becomes script in the browser. Content names the places of pictures and videos, which run nothing. Style attributes carry measures and colours of content.
 */
const pagePolicy = (
  { scripts, styles }: InlineHashes,
  isHttps: boolean,
  cardHosts = '',
  files = `'self'`,
): string =>
  [
    `default-src 'none'`,
    ['script-src', files, ...scripts].join(' '),
    ['style-src', `'self'`, ...styles].join(' '),
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: https:`,
    `media-src 'self' https:`,
    `font-src 'self'`,
    `connect-src 'self' ${cardHosts}`.trimEnd(),
    `manifest-src 'self'`,
    `frame-src 'self' ${cardHosts}`.trimEnd(),
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
    `require-trusted-types-for 'script'`,
    // The name under which Swiper writes its own constant markup.
    `trusted-types html 'allow-duplicates'`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

export const createSecurityHeaders = ({
  isHttps,
  sourceOfBlockStyles,
  paymentScripts,
  ...hashes
}: InlineHashes & {
  /** The folder of the scripts that pages which take payment may load, and CSP sources of those that stand in them. */
  paymentScripts: { folder: string; inline: readonly string[] }
  /** Whether shoppers come over https. */
  isHttps: boolean
  /** The source of stylesheets of blocks, by their names as a page gives them. */
  sourceOfBlockStyles: (names: string) => string
}): SecurityHeaders => ({
  withPolicy: (response, { origin, pathname }) => {
    if (!isHtml(response)) return response
    const { headers } = response
    const names = headers.get(inlineStylesHeader)
    const inPage = headers.get(inlineSourcesHeader)?.split(' ')
    const ofPage = (known: readonly string[]) => known.filter((source) => inPage?.includes(source) ?? true)
    const styles = ofPage(names === null ? hashes.styles : [...hashes.styles, sourceOfBlockStyles(names)])
    const cardHosts = headers.get(cardHostsHeader) ?? ''
    for (const name of [inlineStylesHeader, inlineSourcesHeader, cardHostsHeader]) headers.delete(name)
    const policy = takesPayment(pathname)
      ? pagePolicy(
          { scripts: paymentScripts.inline, styles },
          isHttps,
          cardHosts,
          `${origin}${paymentScripts.folder}`,
        )
      : pagePolicy({ scripts: ofPage(hashes.scripts), styles }, isHttps, cardHosts)
    headers.set(policyHeader, policy)
    return response
  },
  everywhere: new Map([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    [policyHeader, `default-src 'none'; frame-ancestors 'none'`],
    ...(isHttps ? [['strict-transport-security', strictTransport] as const] : []),
  ]),
  pages: new Map([
    [policyHeader, pagePolicy(hashes, isHttps)],
    ['x-frame-options', 'SAMEORIGIN'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(self)'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
  ]),
})
