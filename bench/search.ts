import { createDirectVisitor } from '#tests/conformance/backend/direct-visitor.ts'
import { openDemoSearch } from '#tests/fixtures/demo-search.ts'
import { labelledQueries, relevanceOf } from '#tests/fixtures/labelled-queries.ts'
import { openBackend } from './bench-backend.ts'
import { atLeast, atMost, median, plain, type Figure } from './figure.ts'

const searchGoalMs = 15
const suggestGoalMs = 15

const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

/** How well and how fast the demo shop is searched; what is found is not remembered from one query to the next. */
export async function searchFigures(): Promise<Figure[]> {
  const search = await openDemoSearch()
  for (const locale of ['en-us', 'de-de', 'fr-fr']) await search.find('x1', locale)
  const answers: string[][] = []
  const searched: number[] = []
  for (const { query, locale } of labelledQueries)
    searched.push(await msOf(async () => answers.push(await search.find(query, locale))))
  const garbage: number[] = []
  for (let at = 0; at < 100; at += 1) {
    const text = Array.from({ length: 12 }, (_, word) => `q${at}zx${word}w`).join(' ')
    garbage.push(await msOf(() => search.find(text, 'en-us')))
  }
  const { queries, reciprocalRank, recall, misses } = relevanceOf(labelledQueries, answers)
  await search.close()

  const { backend, database } = await openBackend()
  const { call } = createDirectVisitor(backend)
  const suggested: number[] = []
  for (const { query, locale } of labelledQueries)
    for (const q of new Set([query.slice(0, 3), query.slice(0, 5)]))
      suggested.push(
        await msOf(() => call('GET /products/v2/search/autoSuggest', { query: { q: q.trim() } }, locale)),
      )
  await database.close()
  return [
    atLeast(`mean reciprocal rank of ${queries} queries`, reciprocalRank, 0.9, ''),
    atLeast('recall at 10', recall, 0.85, ''),
    atMost('search, median', median(searched), searchGoalMs, 'ms'),
    plain('search, p95', `${p95(searched).toFixed(1)} ms`),
    atMost('garbage of 12 words, median', median(garbage), searchGoalMs, 'ms'),
    atMost('autoSuggest, median', median(suggested), suggestGoalMs, 'ms'),
    atMost('autoSuggest, p95', p95(suggested), suggestGoalMs, 'ms'),
    ...misses.map((miss) => plain('miss', miss)),
  ]
}
