import { err } from '#src/base/result.ts'
import type { ContentAdapter, ContentAnswer } from '#src/canvas/content-adapter.ts'
import { withReferences } from '#src/canvas/with-references.ts'
import type { ContentSource, Sourced } from '#src/contract/content-source.ts'

const sourced = async <Value>(answer: ContentAnswer<Value>): Sourced<Value> => {
  const read = await answer
  return read.ok ? read : err(read.error.kind === 'notFound' ? 'notFound' : 'unavailable')
}

/** Lets the API's content calls answer from the adapter that the pages use. */
export const contentSource = (adapter: ContentAdapter): ContentSource => {
  const augmented = withReferences(adapter)
  return {
    page: (slug, view) => sourced(adapter.page(slug, view)),
    augmentedPage: (slug, view) => sourced(augmented.page(slug, view)),
    children: (parentSlug, view) => sourced(adapter.children(parentSlug, view)),
    menu: (view) => sourced(augmented.menu(view)),
    footer: (view) => sourced(augmented.footer(view)),
    popups: (view) => sourced(augmented.popups(view)),
    category: (categoryId, view) => sourced(augmented.category(categoryId, view)),
    product: (productId, view) => sourced(augmented.product(productId, view)),
    fragment: (fragmentId, view) => sourced(augmented.fragment(fragmentId, view)),
    search: (query, view) => sourced(adapter.search(query, view)),
    showcase: (query, view) => sourced(adapter.showcase(query, view)),
  }
}
