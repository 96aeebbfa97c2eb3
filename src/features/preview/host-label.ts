/** What kind of shop an address belongs to (specification, account and content, section 2: content preview viewer). */
export type HostLabel = 'localhost' | 'PR preview' | 'dev' | 'qa' | 'preprod' | 'production' | 'unknown host'

const table: readonly [RegExp, HostLabel][] = [
  [/^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/, 'localhost'],
  [/(?:^|[.-])pr-?\d+(?:[.-]|$)/, 'PR preview'],
  [/(?:^|[.-])(?:preprod|staging|stage)(?:[.-]|$)/, 'preprod'],
  [/(?:^|[.-])(?:qa|test)\d*(?:[.-]|$)/, 'qa'],
  [/(?:^|[.-])(?:dev|develop)\d*(?:[.-]|$)/, 'dev'],
  [/^www\./, 'production'],
]

/** The label of a host name; `publicHost` is the one shoppers know. The first line of the table that fits decides. */
export const hostLabelOf = (hostname: string, publicHost: string | undefined): HostLabel =>
  table.find(([pattern]) => pattern.test(hostname))?.[1] ??
  (hostname === publicHost ? 'production' : 'unknown host')
