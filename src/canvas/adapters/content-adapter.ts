import type { Deadline } from '#src/base/deadline.ts'
import type { Result } from '#src/base/result.ts'
import type { ValidityWindow } from '#src/base/timeline.ts'
import type {
  ChildrenResponse,
  SearchResponse,
  SearchQuery,
  ShowcaseResponse,
  ShowcaseQuery,
} from '#src/contract/content/content.ts'
import type { CanvasPage } from '#src/contract/content/page.ts'
import type { ContentEntry } from '../entries/content-entry.ts'

/** What decides which content is asked for. */
export type ContentRequest = {
  /** `en-us` */
  siteId: string
  mode: 'publish' | 'preview'
  /** ISO instant the content is wanted as of. */
  instant: string
  /** How long whoever asks waits for all content together; without it, as long as a service may take. */
  deadline?: Deadline | undefined
}

/**
 * Why there is no content: it does not exist, cannot be read, or its service does not answer. The window is known where
 * there is none at the instant alone.
 */
export type ContentError = {
  kind: 'notFound' | 'unreadable' | 'unavailable'
  reason: string
} & ValidityWindow

/** An entry among all of a site. */
export type ListedEntry = Omit<ContentEntry, 'modifiedAt'>

export type ContentResponse<Value = CanvasPage> = Promise<Result<Value, ContentError>>

/**
 * Where canvas content comes from; one implementation per CMS. Answers are shared and read only: an unchanged entry is
 * the same object each time, so that what is made of it can be remembered. No method throws.
 */
export type ContentAdapter = {
  /** @param slug `home`, or with folders `help/returns/how-to-return` */
  page: (slug: string, request: ContentRequest) => ContentResponse
  /** The pages directly below one, ordered by slug; notFound where there is neither such a page nor one below it. */
  children: (parentSlug: string, request: ContentRequest) => ContentResponse<ChildrenResponse>
  menu: (request: ContentRequest) => ContentResponse
  footer: (request: ContentRequest) => ContentResponse
  /** Pop-ups, the most important first. */
  popups: (request: ContentRequest) => ContentResponse
  /** Content around a listing. */
  category: (categoryId: string, request: ContentRequest) => ContentResponse
  /** Content around a product. */
  product: (productId: string, request: ContentRequest) => ContentResponse
  /** Content that entries refer to. Outside its schedule it comes without sections, but with the schedule. */
  fragment: (fragmentId: string, request: ContentRequest) => ContentResponse
  /** Articles and the like, newest first; notFound for a type there is none of in this shop. */
  search: (query: SearchQuery, request: ContentRequest) => ContentResponse<SearchResponse>
  /** Entries by kind or by the blocks they hold, for editors. */
  showcase: (query: ShowcaseQuery, request: ContentRequest) => ContentResponse<ShowcaseResponse>
  /** Every entry of a site, for editors' overviews; those that references lead to where a service does not list them. */
  entries: (request: ContentRequest) => ContentResponse<readonly ListedEntry[]>
  /**
   * Streams the original of a picture that lies with the CMS, by the public id in its entries; undefined for ids that are
   * not the CMS's and for what cannot be had. Missing where all pictures are the shop's own.
   */
  originalPicture?: (publicId: string, signal: AbortSignal) => Promise<AsyncIterable<Uint8Array> | undefined>
}
