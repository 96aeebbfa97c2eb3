import type { CanvasPage } from './page.ts'

/** Which content is asked for: published or preview entries, as they stand at an instant (ISO). */
export type ContentView = { mode: 'publish' | 'preview'; instant: string }

/**
 * Where the back end's content calls get canvas entries from; undefined when there is no such entry
 * (specification, account and content, section 7).
 */
export type ContentSource = {
  page: (siteId: string, slug: string, view: ContentView) => Promise<CanvasPage | undefined>
  menu: (siteId: string, view: ContentView) => Promise<CanvasPage | undefined>
  footer: (siteId: string, view: ContentView) => Promise<CanvasPage | undefined>
  category: (siteId: string, categoryId: string, view: ContentView) => Promise<CanvasPage | undefined>
}
