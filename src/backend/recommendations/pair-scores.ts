import { dayMs } from '#src/base/day.ts'

/** What was in one order or cart: its products, since when (ISO instant), and how much it tells, 1 for an order. */
export type Basket = { productIds: readonly string[]; at: string; weight: number }

/** A product with how well it goes with another: above 0, below 1. */
export type ScoredProduct = { productId: string; score: number }

/** A basket tells half as much after so many days. */
const halfLifeDays = 60

/** As many common baskets as it takes until half of what they say of a pair is believed. */
const shrinkage = 3

/** Most products of one basket that are counted: pairs grow with their square. */
const maxBasket = 12

/** Most others that are remembered of a product. */
const maxOthers = 24

/** How much the only view of a day tells of how a product is liked; an order tells 1. */
const viewWeight = 0.1

/** Best first; of equals the one whose id comes first. */
const byScore = (a: ScoredProduct, b: ScoredProduct): number =>
  b.score - a.score || (a.productId < b.productId ? -1 : 1)

/** How much something of an instant still tells at another: 1 at first, half after each half-life. */
export const recencyOf = (at: string, now: string): number =>
  0.5 ** (Math.max(0, Date.parse(now) - Date.parse(at)) / dayMs / halfLifeDays)

/**
 * Learns which products are bought together. A pair's score is its share of the baskets of both (cosine), shrunk where few
 * baskets have it: what was seen once says little.
 */
export const createPairScores = (now: string) => {
  const weights = new Map<string, number>()
  const together = new Map<string, Map<string, number>>()
  const viewed = new Map<string, number>()

  const note = (productId: string, weight: number): void => {
    weights.set(productId, (weights.get(productId) ?? 0) + weight)
  }

  const notePair = (one: string, other: string, weight: number): void => {
    const others = together.get(one) ?? new Map<string, number>()
    together.set(one, others.set(other, (others.get(other) ?? 0) + weight))
  }

  const scoreOf = (one: string, other: string, common: number): number =>
    (common / Math.sqrt((weights.get(one) ?? 0) * (weights.get(other) ?? 0))) *
    (common / (common + shrinkage))

  return {
    add: (basket: Basket): void => {
      const ids = [...new Set(basket.productIds)].slice(0, maxBasket)
      const weight = basket.weight * recencyOf(basket.at, now)
      for (const one of ids) {
        note(one, weight)
        for (const other of ids) if (one !== other) notePair(one, other, weight)
      }
    },

    /**
     * Counts views of a product on a day: they tell how it is liked, not what goes with it. They count by their root, since
     * nobody has to pay for a view.
     */
    addViews: (productId: string, at: string, count: number): void => {
      const weight = Math.sqrt(count) * viewWeight * recencyOf(at, now)
      viewed.set(productId, (viewed.get(productId) ?? 0) + weight)
    },

    /** Every product that was in a basket or viewed. */
    productIds: (): string[] => [...new Set([...weights.keys(), ...viewed.keys()])],

    /** How often a product was in baskets and viewed, lately more. */
    popularityOf: (productId: string): number => (weights.get(productId) ?? 0) + (viewed.get(productId) ?? 0),

    /** What goes best with a product, best first. */
    othersOf: (productId: string): ScoredProduct[] =>
      [...(together.get(productId) ?? [])]
        .map(([other, common]) => ({ productId: other, score: scoreOf(productId, other, common) }))
        .sort(byScore)
        .slice(0, maxOthers),
  }
}

/** What goes best with several products at once: what goes with more of them comes first. */
export const joinScores = (lists: readonly (readonly ScoredProduct[])[]): ScoredProduct[] => {
  const sums = new Map<string, number>()
  for (const { productId, score } of lists.flat()) sums.set(productId, (sums.get(productId) ?? 0) + score)
  return [...sums].map(([productId, score]) => ({ productId, score })).sort(byScore)
}
