/** The kinds of page (specification, shopping, section 2). */
export const pageTypes = [
  'product detail',
  'product listing',
  'cart',
  'account',
  'search',
  'search hub',
  'home',
  'order confirmation',
  'checkout',
  'other',
] as const

export type PageType = (typeof pageTypes)[number]

const table: readonly [RegExp, PageType][] = [
  // Towns may be called like anything.
  [/^\/[a-z]{2}-[a-z]{2}\/stores(?:\/|$)/, 'other'],
  [/\/p\//, 'product detail'],
  [/-p[A-Z0-9]{8,11}\/?$/, 'product detail'],
  [/\/c\//, 'product listing'],
  [/-c\d{4,6}(?:\/\d+)?\/?$/, 'product listing'],
  [/order-confirmation/, 'order confirmation'],
  [/cart/, 'cart'],
  [/account/, 'account'],
  [/search-hub/, 'search hub'],
  [/search/, 'search'],
  [/^\/[a-z]{2}-[a-z]{2}\/?$/, 'home'],
  [/checkout/, 'checkout'],
]

/** The page type of a path; the first line of the table that fits decides. */
export const pageTypeOf = (pathname: string): PageType =>
  table.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other'

/** The mini cart stays shut on routes whose name contains cart. */
export const suppressesMiniCart = (pathname: string): boolean => pageTypeOf(pathname) === 'cart'
