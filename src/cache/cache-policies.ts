/** What a cache holds and for how long; `docs/caches.md` is the table of all of them. */
export type CachePolicy = {
  /** What an entry is. */
  holds: string
  key: string
  /**
   * Most entries, or most bytes of all entries together: the least recently used go first. `perSource` is for what is made
   * of objects, lives as long as they do, and is bounded for each.
   */
  bound: { entries: number } | { bytes: number } | { perSource: number }
  /** How long an entry is good. */
  life: string
  /** Milliseconds after which an entry is dropped, where time alone decides. */
  lifeMs?: number
  /** What takes an entry out, or leaves it unused, before. */
  invalidation: string
}

const megabyte = 1024 * 1024
const withSource = 'as long as its source'
const sourceReplaced = 'a new version of the source is a new object'
const scheduled = `${sourceReplaced}; the instant at which a schedule changes it`

/** The caches of a process. */
export const cachePolicies = {
  'remote content': {
    holds: 'the last good response of a content service, read',
    key: 'address',
    bound: { bytes: 64 * megabyte },
    life: 'fresh for 2 s; served for 60 s while it is renewed; stands in for a service that is down without limit',
    invalidation: 'the next good response, a 404, the instant at which a schedule changes it',
  },
  'absent content': {
    holds: 'that a content service has no such entry, or did not answer',
    key: 'address',
    bound: { entries: 2_000 },
    life: 'fresh for 2 s; an absence is served for 60 s while it is asked for again',
    invalidation: 'the next good response, the instant at which a schedule changes it',
  },
  'content files': {
    holds: 'an entry of the content folder, parsed',
    key: 'file',
    bound: { entries: 10_000 },
    life: 'until it is pushed out; looked at again after 0.5 s',
    invalidation: 'another size or time of change of the file',
  },
  'site entries': {
    holds: 'the list of all entries of a site in the content folder',
    key: 'site',
    bound: { entries: 100 },
    life: 'until it is pushed out; looked at again after 0.5 s',
    invalidation: 'another entry in the list',
  },
  'joined entries': {
    holds: 'the list of all entries of a Contentful space',
    key: 'its first part',
    bound: { perSource: 1 },
    life: withSource,
    invalidation: 'another part',
  },
  'content lists': {
    holds: 'children, search results and showcases made of all entries of a site',
    key: 'list of entries, query',
    bound: { perSource: 500 },
    life: withSource,
    invalidation: scheduled,
  },
  'entry facts': {
    holds: 'what an entry holds and refers to',
    key: 'entry',
    bound: { perSource: 1 },
    life: withSource,
    invalidation: sourceReplaced,
  },
  'filled entries': {
    holds: 'an entry with the fragments it refers to',
    key: 'entry, mode, site',
    bound: { perSource: 32 },
    life: withSource,
    invalidation: `${sourceReplaced}; another version of one of the fragments`,
  },
  'shown entries': {
    holds: 'a published entry without what is to come and what is over',
    key: 'entry',
    bound: { perSource: 1 },
    life: withSource,
    invalidation: scheduled,
  },
  'hidden fragments': {
    holds: 'a fragment outside its schedule, without its sections',
    key: 'entry',
    bound: { perSource: 1 },
    life: withSource,
    invalidation: sourceReplaced,
  },
  'resolved pages': {
    holds: 'an entry checked against the schemas of its blocks',
    key: 'entry',
    bound: { perSource: 1 },
    life: withSource,
    invalidation: scheduled,
  },
  'logged problems': {
    holds: 'that what is wrong with a page was logged',
    key: 'resolved page',
    bound: { perSource: 1 },
    life: withSource,
    invalidation: scheduled,
  },
  'selected pages': {
    holds: 'a resolved page with what a visitor sees of segments and experiences',
    key: 'resolved page, choices',
    bound: { perSource: 100 },
    life: withSource,
    invalidation: sourceReplaced,
  },
  'wrapper facts': {
    holds: 'what a segmentation or an experience asks of a visitor, and its version',
    key: 'resolved wrapper',
    bound: { perSource: 1 },
    life: withSource,
    invalidation: sourceReplaced,
  },
  'catalogue menus': {
    holds: 'the editors’ menu as the catalogue has it',
    key: 'resolved menu, top categories',
    bound: { perSource: 8 },
    life: withSource,
    invalidation: 'other top categories',
  },
  'page promotions': {
    holds: 'whether analytics is told of a block of a page',
    key: 'sections of a resolved page',
    bound: { perSource: 1 },
    life: withSource,
    invalidation: sourceReplaced,
  },
  'block HTML': {
    holds: 'the HTML of a cacheable block or card',
    key: 'what it shows, site, way of showing it',
    bound: { perSource: 50 },
    life: withSource,
    invalidation: sourceReplaced,
  },
  'absent pictures': {
    holds: 'that there is no picture of a public id, or none that can be read',
    key: 'public id, version of the merchant’s file',
    bound: { entries: 5_000 },
    life: '10 s',
    lifeMs: 10_000,
    invalidation: 'another version of the merchant’s file',
  },
  'call responses': {
    holds: 'the response of a call that says nothing of its caller',
    key: 'site, call, path and query',
    bound: { entries: 2_000 },
    life: '60 s; 1 s while invalidations are not heard',
    invalidation: 'a tag of the call; a failure; the instant it names `until`',
  },
  'rendered pages': {
    holds: 'the variants of a page, compressed, with what they depend on',
    key: 'origin, path, own query parameters',
    bound: { bytes: 64 * megabyte },
    life: 'rendered again in the background after 60 s, 1 s while invalidations are not heard; its content is looked at every 0.5 s',
    invalidation: 'a tag of a call it made; another version of its content; the instant at which it changes',
  },
  'absent pages': {
    holds: 'the page of an address that leads nowhere; that an address is passed on',
    key: 'origin, path, own query parameters',
    bound: { bytes: 4 * megabyte },
    life: '10 s',
    lifeMs: 10_000,
    invalidation: 'as for rendered pages',
  },
  'product feeds': {
    holds: 'the products of a site for Google Merchant, where they take no more than 8 MB',
    key: 'origin, site',
    bound: { bytes: 16 * megabyte },
    life: '15 min',
    lifeMs: 900_000,
    invalidation: 'none: those who read it come once a day',
  },
  'tax responses': {
    holds: 'what a tax service said of a cart’s lines, delivery and place',
    key: 'request, without names and streets',
    bound: { entries: 2_000 },
    life: '5 min',
    lifeMs: 300_000,
    invalidation: 'another line, amount or place',
  },
  'catalogue products': {
    holds: 'a product with its variants, as stored',
    key: 'product id',
    bound: { entries: 1_000 },
    life: 'as long as the version of the catalogue, which is looked at every second and after each invalidation',
    invalidation: 'a new version of the catalogue, a failure',
  },
  'catalogue listings': {
    holds: 'the product ids of a whole listing, in order',
    key: 'query',
    bound: { entries: 300 },
    life: 'as long as the version of the catalogue, which is looked at every second and after each invalidation',
    invalidation: 'a new version of the catalogue, a failure',
  },
  'catalogue facets': {
    holds: 'what the products of a whole listing can be filtered by',
    key: 'listing, site',
    bound: { entries: 200 },
    life: 'as long as the version of the catalogue, which is looked at every second and after each invalidation',
    invalidation: 'a new version of the catalogue, a failure',
  },
  'search languages': {
    holds: 'the words that products and synonyms have, by which queries are read',
    key: 'language',
    bound: { entries: 10 },
    life: 'as long as the version of the catalogue, which is looked at every second and after each invalidation',
    invalidation: 'a new version of the catalogue, a failure',
  },
  'search suggestions': {
    holds: 'what a query may become that is being typed, as words and ids',
    key: 'site, query',
    bound: { entries: 500 },
    life: 'as long as the version of the catalogue, which is looked at every second and after each invalidation',
    invalidation: 'a new version of the catalogue, a failure',
  },
  'sold out variants': {
    holds: 'the variants of which nothing is left, for facets',
    key: 'none: there is one',
    bound: { entries: 1 },
    life: '5 s',
    lifeMs: 5_000,
    invalidation: 'a change of the catalogue, a failure',
  },
  'catalogue stock': {
    holds: 'units in stock of the variants of a product',
    key: 'product id',
    bound: { entries: 1_000 },
    life: '1 s',
    lifeMs: 1_000,
    invalidation: 'a change of the catalogue, a failure; cart and checkout read the database',
  },
  'verified tokens': {
    holds: 'the session of a guest token whose signature was found good',
    key: 'token',
    bound: { entries: 5_000 },
    life: 'until the token expires',
    invalidation: 'none: a token says the same for ever',
  },
  'live logins': {
    holds: 'the customer whose login has not ended',
    key: 'login session',
    bound: { entries: 5_000 },
    life: '5 s',
    lifeMs: 5_000,
    invalidation: 'the end of the login, in the process that ends it',
  },
} as const satisfies Record<string, CachePolicy>

export type CacheName = keyof typeof cachePolicies
