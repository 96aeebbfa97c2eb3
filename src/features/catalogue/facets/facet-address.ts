import type { Facet } from '#src/contract/catalogue/facets.ts'
import {
  choiceParameters,
  isWrittenAs,
  parametersOf,
  type FacetChoice,
} from '#src/rules/catalogue/facet-choice.ts'

/** What of a choice the listing knows. */
export const knownChoice = ({ price }: FacetChoice, facets: readonly Facet[] = []): FacetChoice => {
  const values: FacetChoice['values'] = {}
  for (const facet of facets) {
    const chosen = facet.values.filter((value) => value.chosen).map(({ id }) => id)
    if (facet.id !== 'price' && chosen.length > 0) values[facet.id] = chosen
  }
  return { values, ...(price ? { price } : {}) }
}

/** The address of the same listing with a choice in its one form, on the first page; undefined where `url` has that form. */
export const addressOfChoice = (url: URL, choice: FacetChoice): string | undefined => {
  const parameters = parametersOf(choice)
  if (isWrittenAs(url.searchParams, parameters)) return undefined
  const others = [...url.searchParams].filter(([name]) => ![...choiceParameters, 'q', 'page'].includes(name))
  const q = url.searchParams.get('q')
  const query = new URLSearchParams([
    ...(q === null ? [] : [['q', q]]),
    ...Object.entries(parameters),
    ...others,
  ])
  return url.pathname + (query.size === 0 ? '' : `?${query.toString().replaceAll('%2C', ',')}`)
}
