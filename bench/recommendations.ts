import { buildDemoCatalogue } from '#demo/catalogue/catalogue.ts'
import { createPairScores } from '#src/backend/recommendations/pair-scores.ts'
import { generateBaskets, hitRatesAtFive, lastBought } from '#tests/fixtures/generated-baskets.ts'
import { atLeast, atMost, plain, type Figure } from './figure.ts'

const heldBack = 1000
const learnGoalMs = 1000

/** How well products are recommended to shoppers of generated baskets, and how long it takes to learn from the most that there may be. */
export function recommendationFigures(): Figure[] {
  const { products } = buildDemoCatalogue()
  const { learned, popular, baskets } = hitRatesAtFive(generateBaskets(products, 5000), heldBack)
  const most = generateBaskets(products, 20_000)
  const begun = performance.now()
  const scores = createPairScores(lastBought)
  for (const basket of most) scores.add(basket)
  for (const productId of scores.productIds()) scores.othersOf(productId)
  const learningMs = performance.now() - begun
  return [
    atLeast(`hit rate at 5, ${baskets} baskets`, learned, 1.5 * popular, ''),
    plain('hit rate at 5 of what is bought most', popular.toFixed(3)),
    atMost(`learning from ${most.length} baskets`, learningMs, learnGoalMs, 'ms'),
  ]
}
