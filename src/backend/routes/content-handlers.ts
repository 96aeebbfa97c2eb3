import { err, ok } from '#src/base/result.ts'
import type { contentCalls } from '#src/contract/content-calls.ts'
import type { ContentSource } from '#src/contract/content-source.ts'
import { apiError } from '#src/contract/errors.ts'
import type { CanvasPage } from '#src/contract/page.ts'
import type { HandlersOf } from './handler.ts'

const found = (page: CanvasPage | undefined) => (page ? ok(page) : err(apiError('CNT404')))

/** Handlers of the content service's calls: entries as they stand at the request's instant. */
export const contentHandlers = (content: ContentSource): HandlersOf<keyof typeof contentCalls> => ({
  'GET /{mode}/caas/v1/canvas/page/{siteId}/{page}': async ({ path: { mode, siteId, page } }, { instant }) =>
    found(await content.page(siteId, page, { mode, instant })),

  'GET /{mode}/caas/v1/canvas/menu/{siteId}': async ({ path: { mode, siteId } }, { instant }) =>
    found(await content.menu(siteId, { mode, instant })),

  'GET /{mode}/caas/v1/canvas/footer/{siteId}': async ({ path: { mode, siteId } }, { instant }) =>
    found(await content.footer(siteId, { mode, instant })),

  'GET /{mode}/caas/v1/canvas/category/{siteId}/{categoryId}': async (
    { path: { mode, siteId, categoryId } },
    { instant },
  ) => found(await content.category(siteId, categoryId, { mode, instant })),
})
