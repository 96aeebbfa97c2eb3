import type { contentCalls } from '#src/contract/content/content-calls.ts'
import type { ContentSource, ContentView, Sourced } from '#src/contract/content/content-source.ts'
import type { CallContext, HandlersOf } from '#src/backend/api/handler.ts'
import { contentResponse } from './content-response.ts'

type Scope = Pick<ContentView, 'mode' | 'siteId'>

const respond = <T>(
  { mode, siteId }: Scope,
  { instant }: CallContext,
  ask: (view: ContentView) => Sourced<T>,
) => contentResponse(ask({ mode, siteId, instant }))

/** Handlers of the content service's calls: entries as they stand at the request's instant. */
export const contentHandlers = (content: ContentSource): HandlersOf<keyof typeof contentCalls> => ({
  'GET /{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}': ({ path }, context) =>
    respond(path, context, (view) => content.augmentedPage(path.page, view)),

  'GET /{mode}/caas/v1/canvas/page/{siteId}/{page}': ({ path }, context) =>
    respond(path, context, (view) => content.page(path.page, view)),

  'GET /{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug}': ({ path }, context) =>
    respond(path, context, (view) => content.children(path.parentPageSlug, view)),

  'GET /{mode}/caas/v1/canvas/menu/{siteId}': ({ path }, context) => respond(path, context, content.menu),

  'GET /{mode}/caas/v1/canvas/footer/{siteId}': ({ path }, context) => respond(path, context, content.footer),

  'GET /{mode}/caas/v1/canvas/popups/{siteId}': ({ path }, context) => respond(path, context, content.popups),

  'GET /{mode}/caas/v1/canvas/category/{siteId}/{categoryId}': ({ path }, context) =>
    respond(path, context, (view) => content.category(path.categoryId, view)),

  'GET /{mode}/caas/v1/canvas/product/{siteId}/{productId}': ({ path }, context) =>
    respond(path, context, (view) => content.product(path.productId, view)),

  'GET /{mode}/caas/v1/canvas/fragment/{fragmentId}': ({ path: { mode, fragmentId } }, context) =>
    respond({ mode, siteId: context.site.locale }, context, (view) => content.fragment(fragmentId, view)),

  'GET /{mode}/caas/v1/canvas/search/{siteId}/{searchType}': ({ path, query }, context) =>
    respond(path, context, (view) => content.search({ ...query, searchType: path.searchType }, view)),

  'GET /{mode}/caas/v1/canvas/showcase/{siteId}/{docType}': ({ path, query }, context) =>
    respond(path, context, (view) => content.showcase({ ...query, docType: path.docType }, view)),
})
