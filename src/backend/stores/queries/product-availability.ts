import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Availability } from '#src/contract/stores/store.ts'
import type { StoreDependencies } from '../store-dependencies.ts'
import { inventoryOf } from '../store-presenter.ts'

type Asked = {
  productId: string
  countryCode?: string | undefined
  storeIds?: readonly string[] | undefined
  upcs?: readonly string[] | undefined
  limit: number
  offset: number
}

/** What stores hold of a product, by country and town; PLP400 for an unknown product, STR404 for a store there is not. */
export const productAvailability = async (
  { reads, catalogue }: StoreDependencies,
  { productId, countryCode, storeIds, upcs, limit, offset }: Asked,
): Promise<Result<Availability, ApiError<'PLP400' | 'STR404'>>> => {
  const product = (await catalogue.products([productId])).get(productId)
  if (!product?.active) return err(apiError('PLP400'))
  if (storeIds) {
    const known = new Set((await reads.byId(storeIds)).map(({ storeId }) => storeId))
    const unknown = storeIds.find((storeId) => !known.has(storeId))
    if (unknown !== undefined)
      return err(apiError('STR404', { storeId: unknown }, `There is no store ${unknown}.`))
  }
  const page = { kind: 'store', countryCode, storeIds, limit, offset } as const
  const { found, total } = await reads.near(page)
  const stock = await reads.stock(
    found.map(({ facts }) => facts.storeId),
    productId,
    upcs,
  )
  const stores = found.map(({ facts: { storeId, name } }) => ({
    storeId,
    storeName: name,
    variants: inventoryOf(product, stock.get(storeId) ?? {}, upcs),
  }))
  return ok({ productId, stores, total })
}
