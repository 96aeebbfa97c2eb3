import { err, ok, type Result } from '#src/base/result.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Product } from '#src/contract/catalogue/product.ts'
import { stockState } from '../stock/stock-state.ts'
import type { CatalogueCache } from '../catalogue-cache.ts'
import { presentProduct, unitsOf } from './product-presenter.ts'
import type { ListingReads } from '../listing-reads.ts'
import type { View } from '../catalogue-view.ts'

type Inventory = CallOutput<'GET /products/v2/products/{productId}/inventory'>

/** Single products of the catalogue. PLP400 when one is unknown, left the catalogue, or has no price in the site's currency. */
export const createProducts = (catalogue: CatalogueCache, reads: ListingReads) => {
  const details = async (productId: string, view: View): Promise<Result<Product, ApiError<'PLP400'>>> => {
    const [products, stock, tree] = await Promise.all([
      catalogue.products([productId]),
      catalogue.stock([productId]),
      catalogue.tree(),
    ])
    const product = products.get(productId)
    const answer = product && presentProduct(product, stock[productId] ?? {}, tree, view)
    return answer ? ok(answer) : err(apiError('PLP400'))
  }

  const bySlug = async (slug: string, view: View): Promise<Result<Product, ApiError<'PLP400'>>> => {
    const productId = await reads.idOfSlug(slug)
    return productId === undefined ? err(apiError('PLP400')) : details(productId, view)
  }

  const inventory = async (productId: string): Promise<Result<Inventory, ApiError<'PLP400'>>> => {
    const [products, stock] = await Promise.all([
      catalogue.products([productId]),
      catalogue.stock([productId]),
    ])
    const product = products.get(productId)
    if (!product?.active) return err(apiError('PLP400'))
    const variants = product.variants.map(({ variantId, upc }) => {
      const quantity = unitsOf(product, upc, stock[productId] ?? {})
      const { stockStatus, productInventoryState } = stockState(quantity)
      return [variantId, { quantity, stockStatus, productInventoryState }] as const
    })
    return ok({ variants: Object.fromEntries(variants) })
  }

  return { details, bySlug, inventory }
}

export type Products = ReturnType<typeof createProducts>
