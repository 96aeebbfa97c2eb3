import { z } from 'zod'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { ValidityWindow } from '#src/base/timeline.ts'
import type {
  ContentAdapter,
  ContentResponse,
  ContentError,
  ContentRequest,
} from '#src/canvas/adapters/content-adapter.ts'
import { contentAdapter, type ContentAddress } from '#src/canvas/entries/content-address.ts'
import { defineAdapter, originVariable } from '#src/canvas/adapters/define-adapter.ts'
import { atInstant } from '#src/canvas/entries/entry-at-instant.ts'
import { linkedEntries } from '#src/canvas/entries/linked-entries.ts'
import { parsePage, reasonOf } from '#src/canvas/pages/parse-page.ts'
import { remotePictures, streamOf } from '#src/canvas/adapters/remote-pictures.ts'
import { createRemoteReader, type RemoteReaderOptions } from '#src/canvas/adapters/remote-reader.ts'
import {
  childrenResponseSchema,
  searchResponseSchema,
  showcaseResponseSchema,
} from '#src/contract/content/content.ts'
import type { CanvasPage } from '#src/contract/content/page.ts'
import { canvasHeaders } from './canvas-headers.ts'

export type CanvasHttpOptions = Omit<RemoteReaderOptions<unknown>, 'read'> & {
  /** Origin of the content service, `https://content.example`. */
  origin: string
  newId: NewId
  /** Sends requests for pictures, apart from those for content: trouble with either leaves the other alone. */
  fetchPicture: typeof fetch
  /** Sent with previews, for services that ask who wants them. */
  accessKey?: string | undefined
}

/** Transformation of the largest picture that a service makes. */
const largestPicture = '/pictures/marlow/image/upload/c_limit,w_2560/f_webp/q_80'

const unreadable = (reason: string) => err({ kind: 'unreadable' as const, reason })

const readPage = (json: unknown): Result<CanvasPage, ContentError> => {
  const page = parsePage(json)
  return page.ok ? page : unreadable(page.error)
}

const readBy =
  <Value>(schema: z.ZodType<Value>) =>
  (json: unknown): Result<Value, ContentError> => {
    const parsed = schema.safeParse(json)
    return parsed.success ? ok(parsed.data) : unreadable(reasonOf(parsed.error))
  }

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const absenceSchema = z.object({
  errorDetails: z.tuple([z.object({ additionalInfo: z.object({ until: z.iso.datetime() }) })], z.unknown()),
})

/** When there will be an entry that is not there yet, where the service says so. */
const absence = (body: string): ValidityWindow => {
  const read = absenceSchema.safeParse(jsonOf(body))
  return read.success ? { until: read.data.errorDetails[0].additionalInfo.until } : {}
}

const placeOf = ({ kind, name }: ContentAddress, siteId: string): string => {
  if (kind === 'fragment') return `fragment/${name}`
  return `${kind}/${siteId}${name === undefined ? '' : `/${name}`}`
}

/**
 * Content from another content service by the canvas calls (specification, account and content, section 7). When it is
 * slow, down or unreadable, the last good copy stands in; previews are never kept.
 */
export const createCanvasHttp = ({
  origin,
  newId,
  accessKey,
  fetchPicture,
  ...reading
}: CanvasHttpOptions): ContentAdapter => {
  const until = (answer: ValidityWindow): string | undefined => answer.until
  const readEntry = createRemoteReader({ ...reading, absence, until, read: readPage })
  const lists = { ...reading, until, outlives: false }
  const readChildren = createRemoteReader({ ...lists, read: readBy(childrenResponseSchema) })
  const readSearch = createRemoteReader({ ...lists, read: readBy(searchResponseSchema) })
  const readShowcase = createRemoteReader({ ...reading, read: readBy(showcaseResponseSchema) })

  const remote = (place: string, request: ContentRequest, query: [string, string][] = []) => {
    const search = new URLSearchParams([...query, ['locale', request.siteId]])
    return {
      url: `${origin}/${request.mode}/caas/v1/canvas/${place}?${search.toString()}`,
      headers: canvasHeaders(request, newId, accessKey),
      request,
    }
  }

  const entry = async (address: ContentAddress, request: ContentRequest): ContentResponse => {
    const answer = await readEntry(remote(placeOf(address, request.siteId), request))
    // A copy may outlive its entry's schedule.
    return answer.ok ? atInstant(address.kind, answer.value, request.instant) : answer
  }

  const atService = remotePictures([origin], fetchPicture)

  return contentAdapter({
    entry,
    // Pictures with an address of the service, else those it serves by public id, as a shop does.
    originalPicture: async (publicId, signal) =>
      (await atService(publicId, signal)) ??
      streamOf(`${origin}${largestPicture}/${publicId}`, signal, fetchPicture),
    entries: (request) => linkedEntries(entry, request),
    children: (parentSlug, request) =>
      readChildren(remote(`children/${request.siteId}/${parentSlug}`, request)),
    search: ({ searchType, tagId, limit, offset }, request) =>
      readSearch(
        remote(`search/${request.siteId}/${searchType}`, request, [
          ...tagId.map((id): [string, string] => ['tagId', id]),
          ['limit', String(limit)],
          ['offset', String(offset)],
        ]),
      ),
    showcase: ({ docType, layoutVariant, limit, offset }, request) =>
      readShowcase(
        remote(`showcase/${request.siteId}/${docType}`, request, [
          ...(layoutVariant === undefined
            ? []
            : [['layoutVariant', layoutVariant] satisfies [string, string]]),
          ['limit', String(limit)],
          ['offset', String(offset)],
        ]),
      ),
  })
}

/** Another content service with the canvas calls, another Welt among them. */
export const canvasHttp = defineAdapter(
  'canvas-http',
  { CONTENT_ORIGIN: originVariable, CONTENT_ACCESS_KEY: z.string().optional() },
  ({ CONTENT_ORIGIN, CONTENT_ACCESS_KEY }, services) =>
    createCanvasHttp({ ...services, origin: CONTENT_ORIGIN, accessKey: CONTENT_ACCESS_KEY }),
)
