import type { Result } from '#src/base/result.ts'
import type {
  ChildrenResponse,
  SearchResponse,
  SearchQuery,
  ShowcaseResponse,
  ShowcaseQuery,
} from './content.ts'
import type { CanvasPage } from './page.ts'

/** Which content is asked for: published or preview entries of a site, as they stand at an instant (ISO). */
export type ContentView = { siteId: string; mode: 'publish' | 'preview'; instant: string }

/** That there is no such content, until an ISO instant if one is known, or that it cannot be had now. */
export type NoContent = { kind: 'notFound' | 'unavailable'; until?: string | undefined }

/** What a content source says. */
export type Sourced<T> = Promise<Result<T, NoContent>>

/**
 * Where the back end's content calls get their answers from (specification, account and content, section 7). Entries come
 * with the fragments they refer to, but for `page`.
 */
export type ContentSource = {
  /** The page as it was written. */
  page: (slug: string, view: ContentView) => Sourced<CanvasPage>
  augmentedPage: (slug: string, view: ContentView) => Sourced<CanvasPage>
  children: (parentSlug: string, view: ContentView) => Sourced<ChildrenResponse>
  menu: (view: ContentView) => Sourced<CanvasPage>
  footer: (view: ContentView) => Sourced<CanvasPage>
  popups: (view: ContentView) => Sourced<CanvasPage>
  category: (categoryId: string, view: ContentView) => Sourced<CanvasPage>
  product: (productId: string, view: ContentView) => Sourced<CanvasPage>
  fragment: (fragmentId: string, view: ContentView) => Sourced<CanvasPage>
  search: (query: SearchQuery, view: ContentView) => Sourced<SearchResponse>
  showcase: (query: ShowcaseQuery, view: ContentView) => Sourced<ShowcaseResponse>
}
