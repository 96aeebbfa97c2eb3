import type { ProductCard } from '#src/contract/catalogue/product.ts'
import { createShortLivedCache } from '#src/block-rendering/short-lived-cache.ts'
import type { CollectionProps } from './block.ts'

type Wanted = Pick<CollectionProps, 'productIds' | 'categoryId' | 'limit'>
type RequestContext = Pick<App.Locals, 'call' | 'changes' | 'instant' | 'log' | 'preview' | 'site'>

const remembered = createShortLivedCache<readonly ProductCard[]>((cards) =>
  cards.flatMap(({ until }) => until ?? []),
)

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

const productsOf = (query: Query, context: RequestContext): Promise<readonly ProductCard[]> =>
  context.preview
    ? ask(query, context)
    : remembered(`${context.site.locale} ${JSON.stringify(query)}`, context.instant, () =>
        ask(query, context),
      )

/**
 * The products a collection asks for; none, with a line in the log, when the catalogue does not answer. Cards say nothing
 * of the visitor, so one answer serves all for a second, and is the same list each time; no longer than until the next
 * change of a badge, and never across the instants of previews.
 */
export const collectionProducts = async (
  wanted: Wanted,
  context: RequestContext,
): Promise<readonly ProductCard[]> => {
  const query = queryOf(wanted)
  const products = query ? await productsOf(query, context) : []
  for (const card of products) context.changes.note(card)
  return products
}
