import type { ProductCard } from '#src/contract/product.ts'
import type { CollectionProps } from './collection.schema.ts'

type Asked = Pick<CollectionProps, 'productIds' | 'categoryId' | 'limit'>
type Visit = Pick<App.Locals, 'call' | 'log' | 'site'>

/** How long an answer of the catalogue serves every visitor of a site, in milliseconds. */
const freshMs = 1_000
const mostAnswers = 1_000

const answers = new Map<string, { at: number; products: Promise<readonly ProductCard[]> }>()

const queryOf = ({ productIds, categoryId, limit }: Asked) =>
  productIds?.length
    ? { productIds: productIds.join(','), pageSize: productIds.length }
    : categoryId === undefined
      ? undefined
      : { categoryId, pageSize: limit }

const ask = async (
  query: NonNullable<ReturnType<typeof queryOf>>,
  { call, log }: Visit,
): Promise<readonly ProductCard[]> => {
  const answer = await call('GET /products/v2/catalog', { query })
  if (answer.ok) return answer.value.products
  log.warn({ ...query, reason: answer.error.message }, 'products of a collection missing')
  return []
}

/**
 * The products a collection asks for; none, with a line in the log, when the catalogue does not answer. Cards say nothing
 * of the visitor, so one answer serves all for a second, and is the same list each time.
 */
export const collectionProducts = (asked: Asked, visit: Visit): Promise<readonly ProductCard[]> => {
  const query = queryOf(asked)
  if (!query) return Promise.resolve([])
  const key = `${visit.site.locale} ${JSON.stringify(query)}`
  const known = answers.get(key)
  const now = performance.now()
  if (known && now - known.at < freshMs) return known.products
  if (!known && answers.size >= mostAnswers) answers.clear()
  const products = ask(query, visit)
  answers.set(key, { at: now, products })
  return products
}
