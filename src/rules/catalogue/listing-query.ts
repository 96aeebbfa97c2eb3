import { parametersOf, type FacetChoice } from './facet-choice.ts'

/** What the address of a listing says besides which one it is. */
export type ListingState = {
  q?: string | undefined
  choice: FacetChoice
  sort: string
  page?: number | undefined
}

/** The query of a listing's address, with `?`, such as `?size=eu-42,eu-43&sort=price-asc`; empty where it says nothing. */
export const listingQuery = ({ q, choice, sort, page = 1 }: ListingState): string => {
  const query = new URLSearchParams({ ...(q === undefined ? {} : { q }), ...parametersOf(choice) })
  if (sort !== 'featured') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query.toString().replaceAll('%2C', ',')}`
}
