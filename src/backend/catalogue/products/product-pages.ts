import type { CallOutput } from '#src/contract/calls.ts'
import type { CatalogueCache } from '../catalogue-cache.ts'
import type { CatalogueReads } from '../catalogue-reads.ts'
import type { View } from '../catalogue-view.ts'
import type { ListingReads } from '../listing-reads.ts'
import { presentProduct } from './product-presenter.ts'

/**
 * Reads the whole catalogue of a site page by page, each of at most `pageSize` products after an id. It goes past the cached
 * products: whoever reads them all would push out those that shoppers look at.
 */
export const createProductPages =
  (catalogue: Pick<CatalogueCache, 'tree'>, reads: CatalogueReads, listingReads: ListingReads) =>
  async (
    { after, pageSize }: { after?: string | undefined; pageSize: number },
    view: View,
  ): Promise<CallOutput<'GET /fapi/products'>> => {
    const ids = await listingReads.idsAfter(after, pageSize, view.site.currency)
    const [products, stock, tree] = await Promise.all([
      reads.products(ids),
      reads.stock(ids),
      catalogue.tree(),
    ])
    const byId = new Map(products.map((product) => [product.productId, product]))
    const next = ids.length < pageSize ? undefined : ids.at(-1)
    return {
      products: ids.flatMap((id) => {
        const product = byId.get(id)
        return (product && presentProduct(product, stock[id] ?? {}, tree, view)) ?? []
      }),
      ...(next === undefined ? {} : { next }),
    }
  }

export type ProductPages = ReturnType<typeof createProductPages>
