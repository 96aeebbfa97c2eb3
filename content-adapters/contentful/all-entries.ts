import { deepFreeze } from '#src/base/deep-freeze.ts'
import { ok, type Result } from '#src/base/result.ts'
import type { ContentResponse, ContentError, ContentRequest } from '#src/canvas/adapters/content-adapter.ts'
import type { ContentEntry } from '#src/canvas/entries/content-entry.ts'
import type { RemoteRequest } from '#src/canvas/adapters/load-remote.ts'
import { createRemoteReader, type RemoteReaderOptions } from '#src/canvas/adapters/remote-reader.ts'
import { createDerivedCache } from '#src/cache/derived-cache.ts'
import type { Delivery } from './delivery.ts'
import { createEntryMapper } from './entry-mapper.ts'
import { addressOfEntry, kinds } from './kinds.ts'

type Part = { entries: readonly ContentEntry[]; total: number }

type Parts = Omit<RemoteReaderOptions<unknown>, 'read'> & {
  remote: (query: Record<string, string>, request: ContentRequest) => RemoteRequest
  readDelivery: (json: unknown) => Result<Delivery, ContentError>
}

/** Entries in one answer, small enough for the bounds that Contentful sets to answers, and in all. */
const partSize = 200
const maxEntries = 5_000

const contentTypes = Object.values(kinds)
  .map(({ contentType }) => contentType)
  .join(',')

const entriesOf = (delivery: Delivery): ContentEntry[] => {
  const mapper = createEntryMapper(delivery)
  return delivery.items.flatMap((entry) => {
    const { id, contentType, updatedAt = new Date(0).toISOString() } = entry.sys
    const address = addressOfEntry(contentType.sys.id, id, entry.fields)
    const page = mapper.page(entry)
    return address && page.ok ? [{ ...address, page: page.value, modifiedAt: updatedAt }] : []
  })
}

/** All entries of a site that are pages or the like, part by part; the same array until one of them changes. */
export const createAllEntries = ({ remote, readDelivery, ...reading }: Parts) => {
  const readPart = createRemoteReader<Part>({
    ...reading,
    read: (json) => {
      const delivery = readDelivery(json)
      return delivery.ok ? ok({ entries: entriesOf(delivery.value), total: delivery.value.total }) : delivery
    },
  })
  const joined = createDerivedCache<Part, { parts: readonly Part[]; entries: readonly ContentEntry[] }>(
    'joined entries',
  )

  return async (request: ContentRequest): ContentResponse<readonly ContentEntry[]> => {
    const query = { 'sys.contentType.sys.id[in]': contentTypes, include: '4', order: 'sys.createdAt' }
    const parts: Part[] = []
    for (let skip = 0; skip < maxEntries; skip += partSize) {
      const page = { ...query, limit: String(partSize), skip: String(skip) }
      const part = await readPart(remote(page, request))
      if (!part.ok) return part
      parts.push(part.value)
      if (skip + partSize >= part.value.total) break
    }
    const [first] = parts
    if (!first) return ok([])
    const before = joined.get(first)
    if (before?.parts.length === parts.length && parts.every((part, at) => part === before.parts[at]))
      return ok(before.entries)
    const entries = deepFreeze(parts.flatMap((part) => part.entries))
    joined.set(first, { parts, entries })
    return ok(entries)
  }
}
