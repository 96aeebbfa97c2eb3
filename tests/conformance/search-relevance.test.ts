import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoSearch } from '#tests/fixtures/demo-search.ts'
import { labelledQueries, relevanceOf } from '#tests/fixtures/labelled-queries.ts'

let search: Awaited<ReturnType<typeof openDemoSearch>>

beforeAll(async () => {
  search = await openDemoSearch()
})
afterAll(() => search.close())

it('finds what shoppers mean, first and among the first ten', async () => {
  const answers: string[][] = []
  for (const { query, locale } of labelledQueries) answers.push(await search.find(query, locale))
  const { queries, reciprocalRank, recall, misses } = relevanceOf(labelledQueries, answers)
  expect(queries).toBeGreaterThanOrEqual(150)
  expect(reciprocalRank, misses.join('\n')).toBeGreaterThanOrEqual(0.96)
  expect(recall, misses.join('\n')).toBeGreaterThanOrEqual(0.94)
})

it.each([
  ['blue btoos', 'en-us', 'blue boot'],
  ['blue spaceship boots', 'en-us', 'blue boots'],
  ['rote Raumschiff Stiefel', 'de-de', 'rote stiefel'],
])('proposes queries near %j', async (query, locale, near) => {
  const found = await search.nearest(query, locale)
  expect(found).toContain(near)
  expect((await search.find(near, locale)).length).toBeGreaterThan(0)
})

it.each([
  ['boo', 'en-us', 'boots'],
  ['waterproof ja', 'en-us', 'waterproof jackets'],
  ['Wander', 'de-de', 'wanderstiefel'],
  ['chausse', 'fr-fr', 'chaussettes'],
])('completes %j', async (query, locale, longer) => {
  const { queries, productIds } = await search.suggest(query, locale)
  expect(queries).toContain(longer)
  expect(productIds.length).toBeGreaterThan(0)
})
