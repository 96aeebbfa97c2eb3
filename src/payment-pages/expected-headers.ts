import { paymentScriptsFolder, type BuiltScripts } from './built-scripts.ts'

/** Security headers of pages that take payment, all but the policy of contents. */
const plainHeaders: readonly [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'SAMEORIGIN'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(self)'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
]
const httpsHeaders: readonly [string, string][] = [['strict-transport-security', 'max-age=63072000']]

/** Hosts of Adyen whose frames take cards. */
const cardHost = /^https:\/\/checkout(?:shopper|analytics)-[a-z-]+(?:\.cdn)?\.adyen\.com$/

const isStyle = (source: string): boolean => source === "'self'" || source.startsWith("'sha256-")
const isOwnOrCard = (source: string): boolean => source === "'self'" || cardHost.test(source)

const parse = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

const fixed: readonly [string, string][] = [
  ['default-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['frame-ancestors', "'self'"],
  ['require-trusted-types-for', "'script'"],
]

const differencesOfPolicy = (policy: string, origin: string, { inline }: BuiltScripts): string[] => {
  const directives = parse(policy)
  const of = (name: string): string[] => directives.get(name) ?? []
  const scripts = [`${origin}${paymentScriptsFolder}`, ...inline.map(({ integrity }) => `'${integrity}'`)]
  const isOther = (name: string, expected: readonly string[]): boolean =>
    of(name).toSorted().join(' ') !== expected.toSorted().join(' ')
  const wrong = [
    ...fixed.filter(([name, value]) => isOther(name, [value])).map(([name]) => name),
    ...(isOther('script-src', scripts) ? ['script-src'] : []),
    ...(of('style-src').every(isStyle) ? [] : ['style-src']),
    ...['connect-src', 'frame-src'].filter((name) => !of(name).every(isOwnOrCard) || of(name).length === 0),
    ...['script-src-elem', 'script-src-attr', 'worker-src', 'object-src'].filter((name) =>
      directives.has(name),
    ),
  ]
  return wrong.map((name) => `the policy says ${name} ${of(name).join(' ')}`.trimEnd())
}

/** What of a page's security headers is not as it should be, in words. */
export const differencesOfHeaders = (headers: Headers, origin: string, built: BuiltScripts): string[] => {
  const expected = [...plainHeaders, ...(origin.startsWith('https:') ? httpsHeaders : [])]
  const wrong = expected.filter(([name, value]) => headers.get(name) !== value)
  return [
    ...wrong.map(([name]) => `the header ${name} is ${headers.get(name) ?? 'missing'}`),
    ...differencesOfPolicy(headers.get('content-security-policy') ?? '', origin, built),
  ]
}
