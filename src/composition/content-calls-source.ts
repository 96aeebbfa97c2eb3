import { err, ok } from '#src/base/result.ts'
import type { ContentAdapter, ContentResponse } from '#src/canvas/adapters/content-adapter.ts'
import { contentWithin } from '#src/canvas/entries/content-within.ts'
import { pageShown } from '#src/canvas/pages/page-shown.ts'
import { withReferences } from '#src/canvas/pages/with-references.ts'
import type { ContentSource, ContentView, Sourced } from '#src/contract/content/content-source.ts'
import type { CanvasPage } from '#src/contract/content/page.ts'

const sourced = async <Value>(answer: ContentResponse<Value>): Sourced<Value> => {
  const read = await answer
  if (read.ok) return read
  const { kind, until } = read.error
  return err(kind === 'notFound' ? { kind, until } : { kind: 'unavailable' })
}

/** Strangers get what is published; only a preview holds what is to come. */
const entry = async (answer: ContentResponse, { mode, instant }: ContentView): Sourced<CanvasPage> => {
  const read = await sourced(answer)
  return read.ok && mode === 'publish' ? ok(pageShown(read.value, instant)) : read
}

/** Lets the API's content calls answer from the adapter that the pages use. */
export const contentSource = (adapter: ContentAdapter): ContentSource => {
  const augmented = withReferences(adapter)
  const asWritten = (view: ContentView) => contentWithin(adapter, view.mode)
  const whole = (view: ContentView) => contentWithin(augmented, view.mode)
  return {
    page: (slug, view) => entry(asWritten(view).page(slug, view), view),
    augmentedPage: (slug, view) => entry(whole(view).page(slug, view), view),
    children: (parentSlug, view) => sourced(asWritten(view).children(parentSlug, view)),
    menu: (view) => entry(whole(view).menu(view), view),
    footer: (view) => entry(whole(view).footer(view), view),
    popups: (view) => entry(whole(view).popups(view), view),
    category: (categoryId, view) => entry(whole(view).category(categoryId, view), view),
    product: (productId, view) => entry(whole(view).product(productId, view), view),
    fragment: (fragmentId, view) => entry(whole(view).fragment(fragmentId, view), view),
    search: (query, view) => sourced(asWritten(view).search(query, view)),
    showcase: (query, view) => sourced(asWritten(view).showcase(query, view)),
  }
}
