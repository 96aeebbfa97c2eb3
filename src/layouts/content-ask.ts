/** A piece of content, by what it is for. */
export type ContentAsk =
  | { kind: 'page'; slug: string }
  | { kind: 'category'; categoryId: string }
  | { kind: 'menu' }
  | { kind: 'footer' }

/** The address of a piece of content within its site, `page/help/returns` or `menu`: how the browser asks for parts of it. */
export const sourceOf = (ask: ContentAsk): string => {
  switch (ask.kind) {
    case 'page':
      return `page/${ask.slug}`
    case 'category':
      return `category/${ask.categoryId}`
    case 'menu':
    case 'footer':
      return ask.kind
  }
}

/** The inverse of `sourceOf`; undefined for an address that is none. */
export const askOf = (source: string): ContentAsk | undefined => {
  const [, kind, id] = /^(page|category)\/(.+)$/.exec(source) ?? []
  if (kind === 'page' && id) return { kind, slug: id }
  if (kind === 'category' && id) return { kind, categoryId: id }
  return source === 'menu' || source === 'footer' ? { kind: source } : undefined
}
