import { contentCalls } from '#src/contract/content-calls.ts'
import { siteOf } from '#src/contract/sites.ts'
import { err } from '#src/base/result.ts'
import type { ContentAdapter, ContentAnswer, ContentRequest } from './content-adapter.ts'

/** One entry of a content source; `name` is a checked slug or category id, missing where a site has but one. */
export type ContentAddress = { kind: 'page' | 'menu' | 'footer' | 'category'; name?: string }

const { page, category } = {
  page: contentCalls['GET /{mode}/caas/v1/canvas/page/{siteId}/{page}'].path.shape.page,
  category: contentCalls['GET /{mode}/caas/v1/canvas/category/{siteId}/{categoryId}'].path.shape.categoryId,
}

const nothing = (reason: string): ContentAnswer => Promise.resolve(err({ kind: 'notFound', reason }))

/**
 * Makes an adapter of one function that reads an entry. Names that no entry can have, such as `../secret`, and sites the
 * shop does not run never reach it.
 */
export const contentAdapter = (
  read: (address: ContentAddress, request: ContentRequest) => ContentAnswer,
): ContentAdapter => {
  const ask = (address: ContentAddress, request: ContentRequest): ContentAnswer =>
    siteOf(request.siteId) ? read(address, request) : nothing(`there is no site ${request.siteId}`)
  return {
    page: (slug, request) =>
      page.safeParse(slug).success
        ? ask({ kind: 'page', name: slug }, request)
        : nothing('no page has such a slug'),
    menu: (request) => ask({ kind: 'menu' }, request),
    footer: (request) => ask({ kind: 'footer' }, request),
    category: (id, request) =>
      category.safeParse(id).success
        ? ask({ kind: 'category', name: id }, request)
        : nothing('no category has such an id'),
  }
}
