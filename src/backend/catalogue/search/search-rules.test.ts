import { expect, it } from 'vitest'
import { searchDataSchema } from '#src/contract/catalogue/search-data.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import { createSearchRules, ranked } from './search-rules.ts'

const at = (instant: string, locale = 'en-us') => ({ site: siteOf(locale) ?? sites[0], instant })

const rules = createSearchRules(
  searchDataSchema.parse({
    redirects: [
      { queries: ['returns', 'Rücksendung'], to: '/help/returns' },
      {
        queries: ['black friday'],
        language: 'en',
        to: '/sale',
        publishAt: '2026-11-20T00:00:00Z',
        expireAt: '2026-12-01T00:00:00Z',
      },
    ],
    rankings: [{ queries: ['boots'], pin: ['BOOTS0003', 'BOOTS0009'], bury: ['BOOTS0001'] }],
  }),
)

it('leads a query to its page, however it is written', () => {
  expect(rules.redirectOf('  RETURNS! ', at('2026-01-01T00:00:00Z'))).toBe('/help/returns')
  expect(rules.redirectOf('rucksendung', at('2026-01-01T00:00:00Z', 'de-de'))).toBe('/help/returns')
  expect(rules.redirectOf('my returns', at('2026-01-01T00:00:00Z'))).toBeUndefined()
})

it('holds rules of a language and a time to them', () => {
  expect(rules.redirectOf('black friday', at('2026-11-27T00:00:00Z'))).toBe('/sale')
  expect(rules.redirectOf('black friday', at('2026-11-27T00:00:00Z', 'de-de'))).toBeUndefined()
  expect(rules.redirectOf('black friday', at('2026-12-01T00:00:00Z'))).toBeUndefined()
})

it('orders what a query found, and adds nothing', () => {
  const found = ['BOOTS0001', 'BOOTS0002', 'BOOTS0003']
  const now = at('2026-01-01T00:00:00Z')
  expect(rules.rank('Boots', found, now)).toEqual(['BOOTS0003', 'BOOTS0002', 'BOOTS0001'])
  expect(rules.rank('shoes', found, now)).toBe(found)
  expect(ranked(found, { boost: ['BOOTS0002'] })).toEqual(['BOOTS0002', 'BOOTS0001', 'BOOTS0003'])
})

it('refuses queries and synonyms without a word, and says where they stand', () => {
  const to = '/help'
  const faults = searchDataSchema.safeParse({
    synonyms: {
      en: [
        ['and', '&'],
        ['a', 'an'],
        ['T-shirt', '42', 'tee'],
      ],
    },
    redirects: [{ queries: ['é', '!?'], to }],
    rankings: [{ queries: [' '] }],
  }).error?.issues
  expect(faults?.map(({ path }) => path.join('.'))).toEqual([
    'synonyms.en.0.1',
    'synonyms.en.1.0',
    'redirects.0.queries.1',
    'rankings.0.queries.0',
  ])
})

it('refuses a redirect that leaves the shop', () => {
  const to = (path: string) =>
    searchDataSchema.safeParse({ redirects: [{ queries: ['x'], to: path }] }).success
  expect([to('/help'), to('//evil.example'), to('https://evil.example'), to('/\\evil.example')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
