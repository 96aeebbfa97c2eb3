import { err, ok, type Result } from '#src/base/result.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { textIn } from '#src/contract/catalogue/catalogue.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Facet } from '#src/contract/catalogue/facets.ts'
import type { CategoryLink, ProductCard } from '#src/contract/catalogue/product.ts'
import type { Site } from '#src/contract/sites.ts'
import { chosenCount, type FacetChoice } from '#src/rules/catalogue/facet-choice.ts'
import { facetTable, type Division, type FacetTable } from './facets/facet-table.ts'
import { narrowListing } from './facets/narrow-listing.ts'
import { pageOf } from './listing-page.ts'
import { pageCountOf } from '#src/rules/catalogue/pagination.ts'
import type { SearchEngine } from './search/search-engine.ts'
import type { SearchRules } from './search/search-rules.ts'
import { categoryPath, categoryUrl, productPath } from '#src/rules/navigation/shop-url.ts'
import type { StoredCategory } from './catalogue-reads.ts'
import type { ListingReads, SortOrder } from './listing-reads.ts'
import type { CategoryTree } from './category-tree.ts'
import type { CatalogueCache, CatalogueVersion } from './catalogue-cache.ts'
import { productCard } from './products/product-card-presenter.ts'
import type { View } from './catalogue-view.ts'

type Listing = CallOutput<'GET /products/v2/catalog'>
type Found = CallOutput<'GET /products/v2/search/productSearch'>
type Suggestions = CallOutput<'GET /products/v2/search/autoSuggest'>

/** Which page of a listing is asked for. */
export type Paging = { page: number; pageSize: number; sort: SortOrder }

/** What is chosen of a listing's facets, and whether it answers them. */
export type Narrowing = { choice: FacetChoice; withFacets: boolean }

/** A listing before it is narrowed: its products in order, and what they can be filtered by. */
type WholeListing = { productIds: readonly string[]; table: () => Promise<FacetTable> }

/** Most products one search answers with, over all pages. */
const maxFound = 1000

const categoryLink = (category: StoredCategory, site: Site): CategoryLink => ({
  categoryId: category.categoryId,
  name: textIn(category.name, site.locale),
  description: category.description ? textIn(category.description, site.locale) : undefined,
  url: categoryUrl(site.locale, category.slug, category.categoryId),
})

/** Listings of the catalogue in a site's language and currency. Products that are not sold there are not shown. */
export const createListings = (
  catalogue: CatalogueCache,
  reads: ListingReads,
  engine: SearchEngine,
  rules: SearchRules,
) => {
  const cards = async (productIds: readonly string[], view: View): Promise<ProductCard[]> => {
    const [products, stock] = await Promise.all([catalogue.products(productIds), catalogue.stock(productIds)])
    return productIds.flatMap((id) => {
      const product = products.get(id)
      return (product && productCard(product, stock[id] ?? {}, view)) ?? []
    })
  }

  const narrow = async (
    { productIds, table: readTable }: WholeListing,
    { choice, withFacets }: Narrowing,
    view: View,
  ): Promise<{ productIds: readonly string[]; facets?: Facet[] }> => {
    if (!withFacets && chosenCount(choice) === 0) return { productIds }
    const [table, soldOut] = await Promise.all([readTable(), catalogue.soldOut()])
    const { facets, ...listed } = narrowListing(productIds, table, choice, soldOut, view)
    return withFacets ? { ...listed, facets } : listed
  }

  const page = async (
    whole: WholeListing,
    { page: at, pageSize, sort }: Paging,
    narrowing: Narrowing,
    view: View,
  ) => {
    const { productIds, ...facets } = await narrow(whole, narrowing, view)
    return {
      page: at,
      pageSize,
      pageCount: pageCountOf(productIds.length, pageSize),
      total: productIds.length,
      sort,
      products: await cards(pageOf(productIds, at, pageSize), view),
      ...facets,
    }
  }

  /** The categories below one, or the roots. What stands at the root alone, such as a sale, is divided by the other roots. */
  const divisionOf = (tree: CategoryTree, { locale }: Site, categoryId?: string): Division => {
    const below = tree.children(categoryId)
    const isAlone = below.length === 0 && categoryId !== undefined && tree.path(categoryId).length === 1
    const categories = isAlone ? tree.children().filter((one) => one.categoryId !== categoryId) : below
    const names = new Set(categories.map((one) => one.categoryId))
    return {
      categories: categories.map((one) => ({ categoryId: one.categoryId, name: textIn(one.name, locale) })),
      categoryOf: (id) => tree.path(id).find((one) => names.has(one.categoryId))?.categoryId,
    }
  }

  /**
   * The facets of a listing of one version of the catalogue, made once.
   * @param key names its products among all listings', in whatever order they are
   */
  const keptTable =
    (
      current: CatalogueVersion,
      key: string,
      productIds: readonly string[],
      division: () => Division,
      site: Site,
    ) =>
    () =>
      current.facets(`${key} ${site.locale}`, productIds, (products) =>
        facetTable(products, division(), site),
      )

  const everyId = (current: CatalogueVersion, sort: SortOrder, { currency }: Site): Promise<string[]> =>
    current.listing(['whole', sort, currency].join(' '), () => reads.everywhere(sort, currency))

  const idsInCategory = (
    current: CatalogueVersion,
    tree: CategoryTree,
    categoryId: string,
    sort: SortOrder,
    { currency }: Site,
  ): Promise<string[]> =>
    current.listing([`category ${categoryId}`, sort, currency].join(' '), () =>
      reads.inCategories(tree.withDescendants(categoryId), sort, currency),
    )

  /** Every product, with the roots of the category tree. */
  const all = async (paging: Paging, narrowing: Narrowing, view: View): Promise<Listing> => {
    const { site } = view
    const current = await catalogue.current()
    const tree = await current.tree()
    const children = tree.children().map((category) => categoryLink(category, site))
    const productIds = await everyId(current, paging.sort, site)
    const table = keptTable(current, 'whole', productIds, () => divisionOf(tree, site), site)
    return { breadcrumbs: [], children, ...(await page({ productIds, table }, paging, narrowing, view)) }
  }

  return {
    all,
    cards,

    /** Ids of the products of a category and all below it, or of every product, in an order. */
    ids: async (
      categoryId: string | undefined,
      sort: SortOrder,
      { site }: View,
    ): Promise<readonly string[]> => {
      const current = await catalogue.current()
      return categoryId === undefined
        ? everyId(current, sort, site)
        : idsInCategory(current, await current.tree(), categoryId, sort, site)
    },

    /**
     * A category and all below it, found by its id or else by its slug. One that has left answers as the nearest that
     * is there above it, else as the whole listing. PLP400 when there never was one.
     */
    category: async (
      place: { categoryId?: string | undefined; slug?: string | undefined },
      paging: Paging,
      narrowing: Narrowing,
      view: View,
    ): Promise<Result<Listing, ApiError<'PLP400'>>> => {
      const { site } = view
      const current = await catalogue.current()
      const tree = await current.tree()
      const { categoryId: wanted } = place
      const category =
        wanted === undefined
          ? tree.bySlug(place.slug ?? '')
          : (tree.byId(wanted) ?? tree.nearestAbove(wanted))
      if (!category && wanted !== undefined && tree.hasLeft(wanted))
        return ok(await all(paging, narrowing, view))
      if (!category) return err(apiError('PLP400'))
      const { categoryId } = category
      const key = `category ${categoryId}`
      const productIds = await idsInCategory(current, tree, categoryId, paging.sort, site)
      return ok({
        category: categoryLink(category, site),
        breadcrumbs: tree.path(categoryId).map((one) => categoryLink(one, site)),
        children: tree.children(categoryId).map((one) => categoryLink(one, site)),
        ...(await page(
          {
            productIds,
            table: keptTable(current, key, productIds, () => divisionOf(tree, site, categoryId), site),
          },
          paging,
          narrowing,
          view,
        )),
      })
    },

    /** The named products, in that order; those the site does not sell are left out. */
    chosen: async (
      productIds: readonly string[],
      paging: Paging,
      narrowing: Narrowing,
      view: View,
    ): Promise<Listing> => {
      const table = async () => {
        const [products, tree] = await Promise.all([catalogue.products(productIds), catalogue.tree()])
        return facetTable([...products.values()], divisionOf(tree, view.site), view.site)
      }
      const { productIds: left, ...facets } = await narrow({ productIds, table }, narrowing, view)
      const products = await cards(left, view)
      return {
        breadcrumbs: [],
        children: [],
        page: 1,
        pageSize: paging.pageSize,
        pageCount: 1,
        total: products.length,
        sort: paging.sort,
        products,
        ...facets,
      }
    },

    /** Paths, without locale, of every category and every product the site sells. */
    paths: async (site: Site): Promise<string[]> => {
      const [tree, products] = await Promise.all([catalogue.tree(), reads.addresses(site.currency)])
      return [
        ...tree.all().map(({ slug, categoryId }) => categoryPath(slug, categoryId)),
        ...products.map(({ slug, productId }) => productPath(slug, productId)),
      ]
    },

    /** Products that a query finds; where it finds none, queries near it that find some. */
    search: async (query: string, paging: Paging, narrowing: Narrowing, view: View): Promise<Found> => {
      const { site } = view
      const key = ['search', site.locale, query].join(' ')
      const sorted = [key, paging.sort].join(' ')
      const current = await catalogue.current()
      const tree = await current.tree()
      const found = await current.listing(sorted, () =>
        engine.matching(query, paging.sort, site, current, maxFound),
      )
      const productIds = paging.sort === 'featured' ? rules.rank(query, found, view) : found
      const redirect = rules.redirectOf(query, view)
      // Which products are found where there are too many depends on their order.
      const ofTable = productIds.length < maxFound ? key : sorted
      const table = keptTable(current, ofTable, productIds, () => divisionOf(tree, site), site)
      const nearest =
        productIds.length > 0
          ? undefined
          : await current.listing(`nearest ${key}`, () => engine.nearest(query, site, current))
      return {
        q: query,
        ...(await page({ productIds, table }, paging, narrowing, view)),
        ...(nearest && nearest.length > 0 ? { nearest } : {}),
        ...(redirect === undefined ? {} : { redirect }),
      }
    },

    /** What a query may become that is being typed. */
    suggest: async (query: string, view: View): Promise<Suggestions> => {
      const { site } = view
      const current = await catalogue.current()
      const [tree, { queries, categoryIds, productIds }] = await Promise.all([
        current.tree(),
        current.suggestions([site.locale, query].join(' '), () => engine.suggest(query, site, current)),
      ])
      return {
        q: query,
        queries,
        products: (await cards(productIds, view)).map(
          ({ id, name, subtitle, url, image, currency, price }) => ({
            id,
            name,
            ...(subtitle === undefined ? {} : { subtitle }),
            url,
            ...(image ? { image } : {}),
            currency,
            price,
          }),
        ),
        categories: categoryIds.flatMap((id) => {
          const category = tree.byId(id)
          if (!category) return []
          const { categoryId, name, url } = categoryLink(category, site)
          const [root] = tree.path(id)
          const within = root && root !== category ? { within: textIn(root.name, site.locale) } : {}
          return { categoryId, name, url, ...within }
        }),
      }
    },
  }
}

export type Listings = ReturnType<typeof createListings>
