import type { ProductCard } from '#src/contract/product.ts'
import type { CollectionProps } from './collection.schema.ts'

type Asked = Pick<CollectionProps, 'productIds' | 'categoryId' | 'limit'>

/** The products a collection asks for; none, with a line in the log, when the catalogue does not answer. */
export const collectionProducts = async (
  { productIds, categoryId, limit }: Asked,
  { call, log }: Pick<App.Locals, 'call' | 'log'>,
): Promise<ProductCard[]> => {
  const query = productIds?.length
    ? { productIds: productIds.join(','), pageSize: productIds.length }
    : categoryId && { categoryId, pageSize: limit }
  if (!query) return []
  const answer = await call('GET /products/v2/catalog', { query })
  if (answer.ok) return answer.value.products
  log.warn({ ...query, reason: answer.error.message }, 'products of a collection missing')
  return []
}
