import { deepFreeze } from '#src/base/deep-freeze.ts'
import type { CatalogueReads } from './catalogue-reads.ts'
import type { StoredProduct } from './products/stored-product.ts'
import type { FacetTable } from './facets/facet-table.ts'
import type { SoldOut } from './facets/narrow-listing.ts'
import type { Stock } from './stock/stock.ts'
import type { Suggested } from './search/categories-named.ts'
import type { SearchLanguage } from './search/synonyms.ts'
import { createCache, type Cache, type Ticks } from '#src/cache/cache.ts'
import { categoryTree, type CategoryTree } from './category-tree.ts'

/** How old the knowledge of the catalogue's version may be, in milliseconds. */
const maxAge = 1000

/** How many products are read at once for the facets of a listing. */
const productsAtOnce = 500

/** The one key of what is read of the whole catalogue. */
const everywhere = 'all'

/** Remembers a promise unless it fails. */
const unlessFailed = <V>(promise: Promise<V>, forget: () => void): Promise<V> => {
  promise.catch(forget)
  return promise
}

/** What a cache holds for a key, else what is read now, which readers until then share; a reading that fails is not remembered. */
const readOnce = <V>(cache: Cache<Promise<V>>, key: string, read: () => Promise<V>): Promise<V> => {
  const known = cache.get(key)
  if (known) return known
  const reading = unlessFailed(read(), () => cache.delete(key))
  cache.set(key, reading)
  return reading
}

/**
 * All that was read of one version of the catalogue; a new version begins with nothing. What belongs together, such as a listing and its
 * facets, is read of one: what an older version is still asked for never reaches a newer.
 */
const versionCache = (reads: CatalogueReads, version: number) => {
  const listings = createCache<Promise<string[]>>('catalogue listings')
  const facets = createCache<Promise<FacetTable>>('catalogue facets')
  const suggestions = createCache<Promise<Suggested>>('search suggestions')
  const languages = createCache<Promise<SearchLanguage>>('search languages')
  let tree: Promise<CategoryTree> | undefined

  return {
    version,
    products: createCache<Promise<StoredProduct | undefined>>('catalogue products'),

    tree: (): Promise<CategoryTree> =>
      (tree ??= unlessFailed(reads.categories().then(categoryTree), () => {
        tree = undefined
      })),

    /** What searches in a language know, read once. */
    searchLanguage: (language: string, read: () => Promise<SearchLanguage>): Promise<SearchLanguage> =>
      readOnce(languages, language, read),

    /** What a query may become, found once for each key. */
    suggestions: (key: string, find: () => Promise<Suggested>): Promise<Suggested> =>
      readOnce(suggestions, key, find),

    /** A whole listing as product ids, read once for each key. */
    listing: (key: string, read: () => Promise<string[]>): Promise<string[]> => readOnce(listings, key, read),

    /** The facets of a whole listing, made once for each key of all of its products. */
    facets: (
      key: string,
      productIds: readonly string[],
      make: (products: readonly StoredProduct[]) => FacetTable,
    ): Promise<FacetTable> =>
      readOnce(facets, key, async () => {
        const products: StoredProduct[] = []
        for (let at = 0; at < productIds.length; at += productsAtOnce)
          products.push(...(await reads.products(productIds.slice(at, at + productsAtOnce))))
        return make(products)
      }),
  }
}

/**
 * Keeps what is read of the catalogue in memory: texts, prices and orders until a new catalogue is loaded (told at once,
 * else seen within a second), stock for a second. Products are frozen, since responses hold parts of them. Concurrent readers of one
 * thing share one query.
 * @param now milliseconds that only go up
 */
export const createCatalogueCache = (reads: CatalogueReads, now: Ticks = () => performance.now()) => {
  let latest = versionCache(reads, -1)
  let checking: Promise<void> | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  /** Goes up with each invalidation: what was asked before it may be older than it. */
  let invalidated = 0
  let stocks = createCache<Promise<Stock>>('catalogue stock', now)
  let soldOut = createCache<Promise<SoldOut>>('sold out variants', now)

  const check = async (): Promise<void> => {
    const before = invalidated
    try {
      const version = await reads.version()
      if (before !== invalidated) return
      if (version !== latest.version) latest = versionCache(reads, version)
      checkedAt = now()
    } finally {
      if (before === invalidated) checking = undefined
    }
  }

  /** The catalogue as of its current version. */
  const current = async () => {
    while (now() - checkedAt >= maxAge) await (checking ??= check())
    return latest
  }

  return {
    /** Has the version looked at before anything else is read, and stock read anew. */
    invalidate: (): void => {
      invalidated += 1
      checking = undefined
      checkedAt = Number.NEGATIVE_INFINITY
      stocks = createCache('catalogue stock', now)
      soldOut = createCache('sold out variants', now)
    },

    /** Products by id; unknown ids are missing. */
    products: async (productIds: readonly string[]): Promise<Map<string, StoredProduct>> => {
      const { products } = await current()
      // What others read meanwhile may push these out of the cache.
      const known = new Map(productIds.map((id) => [id, products.get(id)]))
      const missing = [...known.keys()].filter((id) => !known.get(id))
      if (missing.length > 0) {
        const loading = reads
          .products(missing)
          .then((found) => new Map(found.map((one) => [one.productId, deepFreeze(one)])))
        for (const id of missing) {
          const product = loading.then((found) => found.get(id))
          known.set(id, product)
          products.set(
            id,
            unlessFailed(product, () => products.delete(id)),
          )
        }
      }
      const found = new Map<string, StoredProduct>()
      for (const [id, reading] of known) {
        const product = await reading
        if (product) found.set(id, product)
      }
      return found
    },

    /** Units in stock now. */
    stockNow: (productIds: readonly string[]): Promise<Stock> => reads.stock(productIds),

    /** Units in stock, at most a second old. */
    stock: async (productIds: readonly string[]): Promise<Stock> => {
      const known = new Map(productIds.map((id) => [id, stocks.get(id)]))
      const stale = productIds.filter((id) => !known.get(id))
      if (stale.length > 0) {
        const stock = reads.stock(stale)
        for (const id of stale) {
          known.set(id, stock)
          stocks.set(
            id,
            unlessFailed(stock, () => stocks.delete(id)),
          )
        }
      }
      const all: Stock = {}
      for (const id of productIds) all[id] = (await known.get(id))?.[id] ?? {}
      return all
    },

    /** Variants of which nothing is left, at most five seconds old. */
    soldOut: (): Promise<SoldOut> => readOnce(soldOut, everywhere, reads.soldOut),

    tree: async (): Promise<CategoryTree> => (await current()).tree(),

    current,
  }
}

/** One version of the catalogue. */
export type CatalogueVersion = ReturnType<typeof versionCache>

export type CatalogueCache = ReturnType<typeof createCatalogueCache>
