import type { ProductCard } from '#src/contract/catalogue/product.ts'
import {
  maxNamedProducts,
  maxRecommendations,
  type Widget,
} from '#src/contract/recommendations/recommendation.ts'

/** A product as a card, with what tells by what it is recommended. */
export type Recommended = { card: ProductCard; recToken: string }

export type RecommendationsWanted = {
  widget: Widget
  /** What they are to go with. */
  productIds?: readonly string[]
  cartProductIds?: readonly string[]
  limit: number
}

type RequestContext = Pick<App.Locals, 'call' | 'changes' | 'log'>

const joined = (name: 'productIds' | 'cartProductIds', ids: readonly string[] = []) =>
  ids.length > 0 ? { [name]: ids.slice(0, maxNamedProducts).join(',') } : {}

/**
 * What is recommended at a place; nothing, with a line in the log, where it cannot be had. A page that shows it changes with each
 * product of it: what is sold out meanwhile is left out, so that a few more are asked for than are shown.
 */
export const loadRecommendations = async (
  { widget, productIds, cartProductIds, limit }: RecommendationsWanted,
  { call, changes, log }: RequestContext,
): Promise<readonly Recommended[]> => {
  const query = {
    ...{ widget, limit: Math.min(maxRecommendations, limit + 6) },
    ...joined('productIds', productIds),
    ...joined('cartProductIds', cartProductIds),
  }
  const found = await call('GET /products/v1/widgetRecommendations', { query })
  const items = found.ok ? found.value.items : []
  const ids = items.map(({ id }) => id)
  const listed =
    ids.length === 0
      ? undefined
      : await call('GET /products/v2/catalog', { query: { productIds: ids.join(','), pageSize: ids.length } })
  if (!found.ok || listed?.ok === false) log.warn({ ...query }, 'recommendations missing')
  const tokens = new Map(items.map(({ id, recToken }) => [id, recToken]))
  const cards = listed?.ok ? listed.value.products.filter(({ available }) => available).slice(0, limit) : []
  for (const card of cards) changes.note(card)
  return cards.map((card) => ({ card, recToken: tokens.get(card.id) ?? '' }))
}
