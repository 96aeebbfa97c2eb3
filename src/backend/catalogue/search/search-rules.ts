import { Timeline, type Schedule } from '#src/base/timeline.ts'
import type { SearchData, SearchRanking } from '#src/contract/catalogue/search-data.ts'
import type { View } from '../catalogue-view.ts'
import { queryWords } from './search-words.ts'

const compared = (query: string): string =>
  queryWords(query)
    .map(({ word }) => word)
    .join(' ')

type Rule = Schedule & { queries: readonly string[]; language?: string | undefined }

/** Finds the rule for a query that holds now: of several, the first. */
const createRuleOf = <R extends Rule>(rules: readonly R[]) => {
  const byQuery = new Map<string, R[]>()
  for (const rule of rules)
    for (const query of new Set(rule.queries.map(compared)))
      byQuery.set(query, [...(byQuery.get(query) ?? []), rule])
  return (query: string, { site, instant }: View): R | undefined =>
    byQuery
      .get(compared(query))
      ?.find(
        (rule) =>
          (rule.language === undefined || rule.language === site.language) &&
          new Timeline(instant).shows(rule),
      )
}

/** The order that a ranking gives to what was found; it adds nothing. */
export const ranked = (
  productIds: readonly string[],
  { pin = [], boost = [], bury = [] }: Pick<SearchRanking, 'pin' | 'boost' | 'bury'>,
): string[] => {
  const found = new Set(productIds)
  const placed = new Set(pin.filter((id) => found.has(id)))
  const rest = productIds.filter((id) => !placed.has(id))
  const isBoosted = new Set(boost)
  const isBuried = new Set(bury)
  return [
    ...placed,
    ...rest.filter((id) => isBoosted.has(id)),
    ...rest.filter((id) => !isBoosted.has(id) && !isBuried.has(id)),
    ...rest.filter((id) => !isBoosted.has(id) && isBuried.has(id)),
  ]
}

/** What the merchant says of single queries. */
export const createSearchRules = ({ redirects, rankings }: Pick<SearchData, 'redirects' | 'rankings'>) => {
  const redirectOf = createRuleOf(redirects)
  const rankingOf = createRuleOf(rankings)
  return {
    /** Path of the page, without locale, that a query leads to. */
    redirectOf: (query: string, view: View): string | undefined => redirectOf(query, view)?.to,
    /** What a query found, in the order that the merchant wants. */
    rank: (query: string, productIds: readonly string[], view: View): readonly string[] => {
      const ranking = rankingOf(query, view)
      return ranking ? ranked(productIds, ranking) : productIds
    },
  }
}

export type SearchRules = ReturnType<typeof createSearchRules>
