import type { ContentAdapter, ContentAnswer } from '#src/canvas/content-adapter.ts'
import type { ContentSource } from '#src/contract/content-source.ts'
import type { CanvasPage } from '#src/contract/page.ts'

const pageOf = async (answer: ContentAnswer): Promise<CanvasPage | undefined> => {
  const read = await answer
  return read.ok ? read.value : undefined
}

/** Lets the API's content calls answer from the adapter that the pages use. */
export const contentSource = (adapter: ContentAdapter): ContentSource => ({
  page: (siteId, slug, view) => pageOf(adapter.page(slug, { siteId, ...view })),
  menu: (siteId, view) => pageOf(adapter.menu({ siteId, ...view })),
  footer: (siteId, view) => pageOf(adapter.footer({ siteId, ...view })),
  category: (siteId, categoryId, view) => pageOf(adapter.category(categoryId, { siteId, ...view })),
})
