import { err, ok, type Result } from '#src/base/result.ts'
import type {
  ContentAdapter,
  ContentResponse,
  ContentError,
  ContentRequest,
} from '#src/canvas/adapters/content-adapter.ts'
import { contentAdapter, type ContentAddress } from '#src/canvas/entries/content-address.ts'
import { defineAdapter } from '#src/canvas/adapters/define-adapter.ts'
import { atInstant } from '#src/canvas/entries/entry-at-instant.ts'
import { entryLists } from '#src/canvas/entries/entry-lists.ts'
import { reasonOf } from '#src/canvas/pages/parse-page.ts'
import { remotePictures } from '#src/canvas/adapters/remote-pictures.ts'
import { createRemoteReader, type RemoteReaderOptions } from '#src/canvas/adapters/remote-reader.ts'
import type { CanvasPage } from '#src/contract/content/page.ts'
import { jsonWithoutStega } from '#src/canvas/stega.ts'
import { deliverySchema, type Delivery } from './delivery.ts'
import { createAllEntries } from './all-entries.ts'
import { createEntryMapper } from './entry-mapper.ts'
import { queryFor } from './kinds.ts'
import { contentfulVariables } from './variables.ts'

export type ContentfulOptions = Omit<RemoteReaderOptions<unknown>, 'read' | 'parse' | 'isMissing'> & {
  /** Sends requests for pictures. */
  fetchPicture: typeof fetch
  space: string
  environment: string
  deliveryToken: string
  /** Of the Content Preview API; without it there are no previews. */
  previewToken?: string | undefined
  deliveryOrigin: string
  previewOrigin: string
  /** The space's name for a site's locale; missing ones are written as Contentful proposes: `en-us` is `en-US`. */
  locales?: Readonly<Record<string, string>> | undefined
}

/** Levels of links that come with an entry, the most there can be. */
const maxLevels = '10'
/** Where Contentful keeps pictures, in the United States and in Europe. */
const pictureHosts = ['images.ctfassets.net', 'images.eu.ctfassets.net']

const localeOf = (siteId: string): string => {
  const [language = '', country = ''] = siteId.split('-')
  return `${language}-${country.toUpperCase()}`
}

/** A query by a content type or a field that the space does not have is refused; then there is no such entry. */
const isMissing = (status: number, body: string): boolean => status === 400 && /"name":\s*"unknown/.test(body)

const readDelivery = (json: unknown): Result<Delivery, ContentError> => {
  const delivery = deliverySchema.safeParse(json)
  return delivery.success ? ok(delivery.data) : err({ kind: 'unreadable', reason: reasonOf(delivery.error) })
}

const readFirst = (json: unknown): Result<CanvasPage, ContentError> => {
  const delivery = readDelivery(json)
  if (!delivery.ok) return delivery
  const [first] = delivery.value.items
  if (!first) return err({ kind: 'notFound', reason: 'the space has no such entry' })
  const page = createEntryMapper(delivery.value).page(first)
  return page.ok ? page : err({ kind: 'unreadable', reason: page.error })
}

/**
 * Content from a Contentful space by its Content Delivery API, previews by its Content Preview API. Content types are
 * named after blocks, fields after their props. Needs no library: three query parameters and JSON.
 */
export const createContentful = (options: ContentfulOptions): ContentAdapter => {
  const { space, environment, deliveryToken, previewToken, deliveryOrigin, previewOrigin, locales } = options
  const reading = { ...options, isMissing, parse: jsonWithoutStega }
  const readEntry = createRemoteReader({ ...reading, read: readFirst })

  const remote = (query: Record<string, string>, request: ContentRequest) => {
    const { siteId, mode } = request
    const locale = locales?.[siteId] ?? localeOf(siteId)
    const search = new URLSearchParams({ ...query, locale })
    const origin = mode === 'preview' ? previewOrigin : deliveryOrigin
    const token = mode === 'preview' ? (previewToken ?? '') : deliveryToken
    return {
      url: `${origin}/spaces/${space}/environments/${environment}/entries?${search.toString()}`,
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      request,
    }
  }

  const find = (query: Record<string, string>, request: ContentRequest): ContentResponse =>
    readEntry(remote({ ...query, include: maxLevels }, request))

  const entry = async (address: ContentAddress, request: ContentRequest): ContentResponse => {
    const { kind, name = '' } = address
    let answer = await find(queryFor(address), request)
    // What links lead to beyond the levels that come along is asked for as a fragment, by its id.
    if (kind === 'fragment' && !answer.ok && answer.error.kind === 'notFound')
      answer = await find({ 'sys.id': name, limit: '1' }, request)
    return answer.ok ? atInstant(kind, answer.value, request.instant) : answer
  }

  return contentAdapter({
    entry,
    ...entryLists(createAllEntries({ ...reading, remote, readDelivery })),
    originalPicture: remotePictures(
      pictureHosts.map((host) => `https://${host}/${space}`),
      options.fetchPicture,
    ),
  })
}

/** A Contentful space. */
export const contentful = defineAdapter('contentful', contentfulVariables, (given, services) =>
  createContentful({
    ...services,
    space: given.CONTENTFUL_SPACE,
    environment: given.CONTENTFUL_ENVIRONMENT,
    deliveryToken: given.CONTENTFUL_DELIVERY_TOKEN,
    previewToken: given.CONTENTFUL_PREVIEW_TOKEN,
    deliveryOrigin: given.CONTENTFUL_DELIVERY_ORIGIN,
    previewOrigin: given.CONTENTFUL_PREVIEW_ORIGIN,
    locales: given.CONTENTFUL_LOCALES,
  }),
)
