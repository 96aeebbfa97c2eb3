/** A piece of content, by what it is for. */
export type ContentReference =
  | { kind: 'page'; slug: string }
  | { kind: 'category'; categoryId: string }
  | { kind: 'product'; productId: string }
  | { kind: 'menu' }
  | { kind: 'footer' }
  | { kind: 'popups' }

/** The address of a piece of content within its site, `page/help/returns` or `menu`: how the browser asks for parts of it. */
export const sourceOf = (reference: ContentReference): string => {
  switch (reference.kind) {
    case 'page':
      return `page/${reference.slug}`
    case 'category':
      return `category/${reference.categoryId}`
    case 'product':
      return `product/${reference.productId}`
    case 'menu':
    case 'footer':
    case 'popups':
      return reference.kind
  }
}

/** The inverse of `sourceOf`; undefined for an address that is none. */
export const referenceOf = (source: string): ContentReference | undefined => {
  const [, kind, id] = /^(page|category|product)\/(.+)$/.exec(source) ?? []
  if (kind === 'page' && id) return { kind, slug: id }
  if (kind === 'category' && id) return { kind, categoryId: id }
  if (kind === 'product' && id) return { kind, productId: id }
  return source === 'menu' || source === 'footer' || source === 'popups' ? { kind: source } : undefined
}
