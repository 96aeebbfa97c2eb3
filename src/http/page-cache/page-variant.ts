import { nextChangeHeader } from '#src/contract/headers.ts'
import { weakTag } from '../server/node-response.ts'
import type { ContentRead, PageRecord } from './page-record.ts'
import { PageBody } from './page-body.ts'

/** What rendering a page told of itself besides the response. */
export type RenderedPage = {
  record: PageRecord
  /** What the page varies on, and what was so of the visitor it was rendered for. */
  facts: ReadonlyMap<string, string>
  /** ISO instants between which it stays as it is. */
  since?: string | undefined
  until?: string | undefined
  /** Whether it says something of one visitor alone. */
  isPersonal: boolean
}

/** One of the forms of a page: that of all visitors of whom the same facts are so. */
export type PageVariant = {
  facts: ReadonlyMap<string, string>
  status: number
  /** Its own Cache-Control where it is sent to those who asked at once and not held. */
  cacheControl: string | undefined
  /** Names and values in turn, without what depends on the request or the time. */
  headers: readonly string[]
  tag: string
  body: PageBody
  tags: ReadonlySet<string>
  /** The tags as a header says them. */
  surrogateKeys: string
  contentReads: readonly ContentRead[]
  isUnheard: boolean
  /** Whether something may be missing that could not be had. */
  isIncomplete: boolean
  /** Milliseconds since 1970 between which it may be sent. */
  since: number
  until: number
  /** As an ISO instant, for the header. */
  nextChange: string | undefined
  renderedAt: number
  /** When its content was last looked at. */
  checkedAt: number
  /** Whether nothing it depends on was invalidated since. */
  isGood: boolean
  /** The look at its content that is under way. */
  checking?: Promise<void> | undefined
}

/** Headers that are made for each request, or by the server. */
const perRequest = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'transfer-encoding',
  'vary',
  nextChangeHeader,
])

/** Memory of a variant itself, its maps and sets, and of one entry in them, roughly: what Node takes for them. */
const overheadBytes = 2_048
const entryBytes = 64
/** Memory of what one reading of content is asked again by. */
const readBytes = 512

const sizeOfTexts = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + length + entryBytes, 0)

/** Bytes that a variant holds in memory, roughly. */
export const sizeOfVariant = ({
  body,
  headers,
  facts,
  tags,
  surrogateKeys,
  contentReads,
}: PageVariant): number =>
  overheadBytes +
  body.size +
  sizeOfTexts([...headers, ...tags, surrogateKeys, ...[...facts].flat()]) +
  contentReads.length * readBytes

export const variantOf = async (
  response: Response,
  page: RenderedPage | undefined,
  { now, grown }: { now: number; grown: () => void },
): Promise<PageVariant> => {
  const plain = Buffer.from(await response.arrayBuffer())
  const tags = page?.record.tags ?? new Set()
  const isIncomplete = page?.record.isIncomplete ?? true
  const headers = [...response.headers].flatMap(([name, value]) =>
    perRequest.has(name) || name === 'set-cookie' ? [] : [name, value],
  )
  return {
    facts: page?.facts ?? new Map(),
    status: response.status,
    cacheControl: page ? undefined : (response.headers.get('cache-control') ?? 'no-store'),
    headers,
    tag: weakTag(plain),
    body: new PageBody(plain, response.headers.get('content-type'), grown),
    tags,
    surrogateKeys: [...tags].map(encodeURI).join(' '),
    contentReads: [...(page?.record.contentReads.values() ?? [])],
    isUnheard: isIncomplete || (page?.record.isUnheard ?? true),
    isIncomplete,
    since: page?.since === undefined ? -Infinity : Date.parse(page.since),
    until: page?.until === undefined ? Infinity : Date.parse(page.until),
    nextChange: page?.until,
    renderedAt: now,
    checkedAt: now,
    isGood: true,
  }
}

/** Whether a variant is for visitors of whom this is so. */
export const suits = ({ facts }: PageVariant, visitor: ReadonlyMap<string, string>): boolean => {
  for (const [name, value] of facts) if (visitor.get(name) !== value) return false
  return true
}
