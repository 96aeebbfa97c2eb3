import type { ProductCard } from '#src/contract/catalogue/product.ts'
import { createAnswerMemory } from '#src/block-rendering/answer-memory.ts'
import type { CollectionProps } from './block.ts'

type Asked = Pick<CollectionProps, 'productIds' | 'categoryId' | 'limit'>
type Visit = Pick<App.Locals, 'call' | 'changes' | 'instant' | 'log' | 'preview' | 'site'>

const remembered = createAnswerMemory<readonly ProductCard[]>((cards) =>
  cards.flatMap(({ until }) => until ?? []),
)

const queryOf = ({ productIds, categoryId, limit }: Asked) =>
  productIds?.length
    ? { productIds: productIds.join(','), pageSize: productIds.length }
    : categoryId === undefined
      ? undefined
      : { categoryId, pageSize: limit }

type Query = NonNullable<ReturnType<typeof queryOf>>

const ask = async (query: Query, { call, log }: Visit): Promise<readonly ProductCard[]> => {
  const answer = await call('GET /products/v2/catalog', { query })
  if (answer.ok) return answer.value.products
  log.warn({ ...query, reason: answer.error.message }, 'products of a collection missing')
  return []
}

const answerOf = (query: Query, visit: Visit): Promise<readonly ProductCard[]> =>
  visit.preview
    ? ask(query, visit)
    : remembered(`${visit.site.locale} ${JSON.stringify(query)}`, visit.instant, () => ask(query, visit))

/**
 * The products a collection asks for; none, with a line in the log, when the catalogue does not answer. Cards say nothing
 * of the visitor, so one answer serves all for a second, and is the same list each time; no longer than until the next
 * change of a badge, and never across the instants of previews.
 */
export const collectionProducts = async (asked: Asked, visit: Visit): Promise<readonly ProductCard[]> => {
  const query = queryOf(asked)
  const products = query ? await answerOf(query, visit) : []
  for (const card of products) visit.changes.note(card)
  return products
}
