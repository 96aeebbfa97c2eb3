import { err } from '#src/base/result.ts'
import {
  categoryIdSchema,
  fragmentIdSchema,
  pageSlugSchema,
  productIdSchema,
  typeNameSchema,
} from '#src/contract/content/content.ts'
import { siteOf } from '#src/contract/sites.ts'
import type { ContentAdapter, ContentResponse, ContentRequest } from '../adapters/content-adapter.ts'

/** Kinds of entries of which a site has many, with what their names look like. */
const namedKinds = {
  page: pageSlugSchema,
  category: categoryIdSchema,
  product: productIdSchema,
  fragment: fragmentIdSchema,
} as const

type NamedKind = keyof typeof namedKinds

/** Kinds of entries of which a site has one. */
export const singleKinds = ['menu', 'footer', 'popups'] as const
type SingleKind = (typeof singleKinds)[number]

export type EntryKind = NamedKind | SingleKind

/** Every kind of entry. */
export const entryKinds = [
  'page',
  'category',
  'product',
  'fragment',
  ...singleKinds,
] as const satisfies EntryKind[]

/** Whether a word names a kind of entry. */
export const isEntryKind = (word: string): word is EntryKind => entryKinds.some((kind) => kind === word)

/** One entry of a content source; `name` is a checked slug or id, missing where a site has but one. */
export type ContentAddress = { kind: EntryKind; name?: string }

/** What an adapter has to do, once names and sites are checked. */
export type ContentReader = Pick<
  ContentAdapter,
  'children' | 'search' | 'showcase' | 'entries' | 'originalPicture'
> & {
  entry: (address: ContentAddress, request: ContentRequest) => ContentResponse
}

const nothing = (reason: string) => Promise.resolve(err({ kind: 'notFound' as const, reason }))

/**
 * Makes an adapter of functions that read entries and lists. Names that no entry can have, such as `../secret`, and sites
 * the shop does not run never reach them.
 */
export const contentAdapter = (reader: ContentReader): ContentAdapter => {
  const atSite = <Value>(
    request: ContentRequest,
    read: () => ContentResponse<Value>,
  ): ContentResponse<Value> =>
    siteOf(request.siteId) ? read() : nothing(`there is no site ${request.siteId}`)

  const named =
    (kind: NamedKind) =>
    (name: string, request: ContentRequest): ContentResponse =>
      namedKinds[kind].safeParse(name).success
        ? atSite(request, () => reader.entry({ kind, name }, request))
        : nothing(`no ${kind} has such a name`)

  const single =
    (kind: SingleKind) =>
    (request: ContentRequest): ContentResponse =>
      atSite(request, () => reader.entry({ kind }, request))

  return {
    page: named('page'),
    category: named('category'),
    product: named('product'),
    fragment: named('fragment'),
    menu: single('menu'),
    footer: single('footer'),
    popups: single('popups'),
    children: (parentSlug, request) =>
      pageSlugSchema.safeParse(parentSlug).success
        ? atSite(request, () => reader.children(parentSlug, request))
        : nothing('no page has such a name'),
    search: (query, request) =>
      typeNameSchema.safeParse(query.searchType).success
        ? atSite(request, () => reader.search(query, request))
        : nothing('nothing is searched by such a name'),
    showcase: (query, request) =>
      typeNameSchema.safeParse(query.docType).success
        ? atSite(request, () => reader.showcase(query, request))
        : nothing('no kind of entry has such a name'),
    entries: (request) => atSite(request, () => reader.entries(request)),
    ...(reader.originalPicture && { originalPicture: reader.originalPicture }),
  }
}
