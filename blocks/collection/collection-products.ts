import type { ProductCard } from '#src/contract/catalogue/product.ts'
import type { CollectionProps } from './block.ts'

type Wanted = Pick<CollectionProps, 'productIds' | 'categoryId' | 'limit'>
type RequestContext = Pick<App.Locals, 'call' | 'changes' | 'log'>

const queryOf = ({ productIds, categoryId, limit }: Wanted) =>
  productIds?.length
    ? { productIds: productIds.join(','), pageSize: productIds.length }
    : categoryId === undefined
      ? undefined
      : { categoryId, pageSize: limit }

type Query = NonNullable<ReturnType<typeof queryOf>>

const ask = async (query: Query, { call, log }: RequestContext): Promise<readonly ProductCard[]> => {
  const answer = await call('GET /products/v2/catalog', { query })
  if (answer.ok) return answer.value.products
  log.warn({ ...query, reason: answer.error.message }, 'products of a collection missing')
  return []
}

/**
 * The products a collection asks for; none, with a line in the log, when the catalogue does not answer. One that is
 * unchanged is the same list each time.
 */
export const collectionProducts = async (
  wanted: Wanted,
  context: RequestContext,
): Promise<readonly ProductCard[]> => {
  const query = queryOf(wanted)
  const products = query ? await ask(query, context) : []
  for (const card of products) context.changes.note(card)
  return products
}
