import { err, ok, type Result } from '#src/base/result.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { textIn } from '#src/contract/catalogue/catalogue.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { CategoryLink, ProductCard } from '#src/contract/catalogue/product.ts'
import type { Site } from '#src/contract/sites.ts'
import { pageOf } from './listing-page.ts'
import { pageCountOf } from '#src/rules/catalogue/pagination.ts'
import { queryWords } from './search-words.ts'
import { categoryPath, categoryUrl, productPath } from '#src/rules/navigation/shop-url.ts'
import type { StoredCategory } from './catalogue-reads.ts'
import type { ListingReads, SortOrder } from './listing-reads.ts'
import type { CatalogueCache } from './catalogue-cache.ts'
import { productCard } from './product-card-presenter.ts'
import type { View } from './catalogue-view.ts'

type Listing = CallOutput<'GET /products/v2/catalog'>
type Found = CallOutput<'GET /products/v2/search/productSearch'>

/** Which page of a listing is asked for. */
export type Paging = { page: number; pageSize: number; sort: SortOrder }

/** Most products one search answers with, over all pages. */
const maxFound = 1000

const categoryLink = (category: StoredCategory, site: Site): CategoryLink => ({
  categoryId: category.categoryId,
  name: textIn(category.name, site.locale),
  description: category.description ? textIn(category.description, site.locale) : undefined,
  url: categoryUrl(site.locale, category.slug, category.categoryId),
})

/** Listings of the catalogue in a site's language and currency. Products that are not sold there are not shown. */
export const createListings = (catalogue: CatalogueCache, reads: ListingReads) => {
  const cards = async (productIds: readonly string[], view: View): Promise<ProductCard[]> => {
    const [products, stock] = await Promise.all([catalogue.products(productIds), catalogue.stock(productIds)])
    return productIds.flatMap((id) => {
      const product = products.get(id)
      return (product && productCard(product, stock[id] ?? {}, view)) ?? []
    })
  }

  const page = async (productIds: readonly string[], { page: at, pageSize, sort }: Paging, view: View) => ({
    page: at,
    pageSize,
    pageCount: pageCountOf(productIds.length, pageSize),
    total: productIds.length,
    sort,
    products: await cards(pageOf(productIds, at, pageSize), view),
  })

  /** Every product, with the roots of the category tree. */
  const all = async (paging: Paging, view: View): Promise<Listing> => {
    const { site } = view
    const children = (await catalogue.tree()).children().map((category) => categoryLink(category, site))
    const productIds = await catalogue.listing(['whole', paging.sort, site.currency].join(' '), () =>
      reads.everywhere(paging.sort, site.currency),
    )
    return { breadcrumbs: [], children, ...(await page(productIds, paging, view)) }
  }

  return {
    all,

    /**
     * A category and all below it, found by its id or else by its slug. One that has left answers as the nearest that
     * is there above it, else as the whole listing. PLP400 when there never was one.
     */
    category: async (
      place: { categoryId?: string | undefined; slug?: string | undefined },
      paging: Paging,
      view: View,
    ): Promise<Result<Listing, ApiError<'PLP400'>>> => {
      const { site } = view
      const tree = await catalogue.tree()
      const { categoryId: wanted } = place
      const category =
        wanted === undefined
          ? tree.bySlug(place.slug ?? '')
          : (tree.byId(wanted) ?? tree.nearestAbove(wanted))
      if (!category && wanted !== undefined && tree.hasLeft(wanted)) return ok(await all(paging, view))
      if (!category) return err(apiError('PLP400'))
      const { categoryId } = category
      const key = ['category', categoryId, paging.sort, site.currency].join(' ')
      const productIds = await catalogue.listing(key, () =>
        reads.inCategories(tree.withDescendants(categoryId), paging.sort, site.currency),
      )
      return ok({
        category: categoryLink(category, site),
        breadcrumbs: tree.path(categoryId).map((one) => categoryLink(one, site)),
        children: tree.children(categoryId).map((one) => categoryLink(one, site)),
        ...(await page(productIds, paging, view)),
      })
    },

    /** The named products, in that order; those the site does not sell are left out. */
    chosen: async (productIds: readonly string[], paging: Paging, view: View): Promise<Listing> => {
      const products = await cards(productIds, view)
      return {
        breadcrumbs: [],
        children: [],
        page: 1,
        pageSize: paging.pageSize,
        pageCount: 1,
        total: products.length,
        sort: paging.sort,
        products,
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

    /** Products whose texts in the site's language hold all words of the query. */
    search: async (query: string, paging: Paging, view: View): Promise<Found> => {
      const { site } = view
      const words = queryWords(query)
      const key = ['search', words.join(','), site.language, paging.sort, site.currency].join(' ')
      const productIds =
        words.length === 0
          ? []
          : await catalogue.listing(key, () =>
              reads.matching(words, site.language, paging.sort, site.currency, maxFound),
            )
      return { q: query, ...(await page(productIds, paging, view)) }
    },
  }
}

export type Listings = ReturnType<typeof createListings>
