import { createDeadline } from '#src/base/deadline.ts'
import type { ContentAdapter, ContentRequest } from './content-adapter.ts'

/**
 * How long a page waits for all its content together, in milliseconds, and an editor's preview, which has no copies. Time that
 * the page spends on anything else does not count.
 */
const publishMs = 1_500
const previewMs = 6_000

/** The adapter as one request uses it: everything asked of it shares one deadline, unless the asker brings its own. */
export const contentWithin = (
  adapter: ContentAdapter,
  mode: ContentRequest['mode'],
  ms = mode === 'preview' ? previewMs : publishMs,
): ContentAdapter => {
  const deadline = createDeadline(ms)
  const within = (request: ContentRequest): ContentRequest => ({ deadline, ...request })
  return {
    page: (slug, request) => adapter.page(slug, within(request)),
    children: (parentSlug, request) => adapter.children(parentSlug, within(request)),
    menu: (request) => adapter.menu(within(request)),
    footer: (request) => adapter.footer(within(request)),
    popups: (request) => adapter.popups(within(request)),
    category: (categoryId, request) => adapter.category(categoryId, within(request)),
    product: (productId, request) => adapter.product(productId, within(request)),
    fragment: (fragmentId, request) => adapter.fragment(fragmentId, within(request)),
    search: (query, request) => adapter.search(query, within(request)),
    showcase: (query, request) => adapter.showcase(query, within(request)),
    // Overviews of all entries follow many references and wait for each.
    entries: (request) => adapter.entries(request),
  }
}
