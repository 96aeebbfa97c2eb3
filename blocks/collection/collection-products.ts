import type { ProductCard } from '#src/contract/product.ts'
import type { CollectionProps } from './collection.schema.ts'

type Asked = Pick<CollectionProps, 'productIds' | 'categoryId' | 'limit'>
type Visit = Pick<App.Locals, 'call' | 'changes' | 'instant' | 'log' | 'preview' | 'site'>

/** How long an answer of the catalogue serves every visitor of a site, in milliseconds. */
const freshMs = 1_000
const mostAnswers = 1_000

type Answer = { at: number; products: Promise<readonly ProductCard[]>; untils: string[] }

const answers = new Map<string, Answer>()

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

/** Whether an answer is of this second, and no badge in it changed since. */
const isFresh = ({ at, untils }: Answer, now: number, instant: string): boolean =>
  now - at < freshMs && untils.every((until) => Date.parse(instant) < Date.parse(until))

const remembered = (
  query: NonNullable<ReturnType<typeof queryOf>>,
  visit: Visit,
): Promise<readonly ProductCard[]> => {
  if (visit.preview) return ask(query, visit)
  const key = `${visit.site.locale} ${JSON.stringify(query)}`
  const known = answers.get(key)
  const now = performance.now()
  if (known && isFresh(known, now, visit.instant)) return known.products
  if (!known && answers.size >= mostAnswers) answers.clear()
  const answer: Answer = { at: now, products: ask(query, visit), untils: [] }
  answers.set(key, answer)
  answer.products.then(
    (cards) => answer.untils.push(...cards.flatMap(({ until }) => until ?? [])),
    () => answers.delete(key),
  )
  return answer.products
}

/**
 * The products a collection asks for; none, with a line in the log, when the catalogue does not answer. Cards say nothing
 * of the visitor, so one answer serves all for a second, and is the same list each time; no longer than until the next
 * change of a badge, and never across the instants of previews.
 */
export const collectionProducts = async (asked: Asked, visit: Visit): Promise<readonly ProductCard[]> => {
  const query = queryOf(asked)
  const products = query ? await remembered(query, visit) : []
  for (const card of products) visit.changes.note(card)
  return products
}
