import type { ContentAdapter, ContentRequest, ContentResponse } from './content-adapter.ts'

/** Makes one reading of an adapter. `id` tells what is read: `page/home`, `menu`. */
export type MakeReading = <Value>(
  id: string,
  request: ContentRequest,
  read: (content: ContentAdapter, request: ContentRequest) => ContentResponse<Value>,
) => ContentResponse<Value>

/** An adapter that hands everything asked of it to `make`. */
export const contentThrough = (make: MakeReading): ContentAdapter => ({
  page: (slug, request) => make(`page/${slug}`, request, (content, at) => content.page(slug, at)),
  children: (slug, request) => make(`children/${slug}`, request, (content, at) => content.children(slug, at)),
  menu: (request) => make('menu', request, (content, at) => content.menu(at)),
  footer: (request) => make('footer', request, (content, at) => content.footer(at)),
  popups: (request) => make('popups', request, (content, at) => content.popups(at)),
  category: (id, request) => make(`category/${id}`, request, (content, at) => content.category(id, at)),
  product: (id, request) => make(`product/${id}`, request, (content, at) => content.product(id, at)),
  fragment: (id, request) => make(`fragment/${id}`, request, (content, at) => content.fragment(id, at)),
  search: (query, request) =>
    make(`search/${JSON.stringify(query)}`, request, (content, at) => content.search(query, at)),
  showcase: (query, request) =>
    make(`showcase/${JSON.stringify(query)}`, request, (content, at) => content.showcase(query, at)),
  entries: (request) => make('entries', request, (content, at) => content.entries(at)),
})
