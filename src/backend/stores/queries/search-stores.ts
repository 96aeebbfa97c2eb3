import { err, ok, type Result } from '#src/base/result.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { StoreService } from '#src/contract/stores/store-facts.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { StoreDependencies } from '../store-dependencies.ts'
import { inventoryOf, presentStore } from '../store-presenter.ts'
import { findStores, type Where } from './find-stores.ts'

type Search = Where & {
  services?: readonly StoreService[] | undefined
  productId?: string | undefined
  upc?: string | undefined
  inStock?: boolean | undefined
}

/** Stores near a place, with what they hold of a product where one is asked about; PLP400 for an unknown one. */
export const searchStores = async (
  { reads, catalogue }: StoreDependencies,
  { services, productId, upc, inStock, ...where }: Search,
  paging: { limit: number; offset: number },
  view: View,
): Promise<Result<CallOutput<'POST /stores/v1/search'>, ApiError<'PLP400'>>> => {
  const product = productId === undefined ? undefined : (await catalogue.products([productId])).get(productId)
  if (productId !== undefined && !product?.active) return err(apiError('PLP400'))
  const holding = productId !== undefined && inStock ? { productId, upc, quantity: 1 } : undefined
  const { found, ...rest } = await findStores(
    reads,
    where,
    { kind: 'store', services, holding },
    paging,
    view,
  )
  if (!product) return ok({ ...rest, stores: found.map((one) => presentStore(one, view)) })
  const upcs = upc === undefined ? undefined : [upc]
  const stock = await reads.stock(
    found.map(({ facts }) => facts.storeId),
    product.productId,
    upcs,
  )
  const inventory = (storeId: string) => inventoryOf(product, stock.get(storeId) ?? {}, upcs)
  return ok({
    ...rest,
    stores: found.map((one) => presentStore(one, view, inventory(one.facts.storeId))),
  })
}
