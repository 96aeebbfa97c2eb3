import type { IncomingMessage, ServerResponse } from 'node:http'
import { surrogateKeyHeader } from '#src/contract/headers.ts'
import { canBeShared, factHeaders } from '#src/rules/personalization/fact-headers.ts'
import { cacheHeaders } from '../page/cache-headers.ts'
import { isMatch } from '../server/node-response.ts'
import type { CacheStatus } from './page-cache.ts'
import type { PageVariant } from './page-variant.ts'

/** Reads the facts that a shared cache names of its visitors; undefined where it names none, and may hold no variants. */
export type NamedFacts = ((name: string) => string | undefined) | undefined

/** What the time and this request add to a variant's headers. */
const headersNow = (
  { nextChange, status, facts, tag, surrogateKeys, cacheControl, isIncomplete, isGood }: PageVariant,
  how: CacheStatus,
  now: number,
  named: NamedFacts,
): string[] => {
  const isPersonal = named ? !canBeShared(facts, named) : facts.size > 0
  const isProvisional = isIncomplete || !isGood
  const varies = ['Accept-Encoding', ...(named ? factHeaders(facts.keys()) : [])]
  const instant = new Date(now).toISOString()
  const headers =
    cacheControl === undefined
      ? cacheHeaders({ now: instant, until: nextChange, isPersonal, isProvisional, status }).flat()
      : ['cache-control', cacheControl]
  headers.push('cache-status', `welt; ${how}`, 'vary', varies.join(', '))
  if (surrogateKeys !== '') headers.push(surrogateKeyHeader, surrogateKeys)
  if (status === 200) headers.push('etag', tag)
  return headers
}

/**
 * Writes a page of the cache.
 * @param always headers of every page, names and values in turn
 */
export const sendPage = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { variant, status: how }: { variant: PageVariant; status: CacheStatus },
  { now, always, named }: { now: number; always: readonly string[]; named: NamedFacts },
): Promise<void> => {
  const headers = [...always, ...headersNow(variant, how, now, named)]
  if (variant.status === 200 && isMatch(incoming.headers['if-none-match'], variant.tag)) {
    outgoing.writeHead(304, headers)
    outgoing.end()
    return
  }
  const accepted = incoming.headers['accept-encoding']
  const { bytes, encoding } = variant.body.ready(accepted) ?? (await variant.body.for(accepted))
  headers.push(...variant.headers, 'content-length', String(bytes.length))
  if (encoding) headers.push('content-encoding', encoding)
  outgoing.writeHead(variant.status, headers)
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
}
