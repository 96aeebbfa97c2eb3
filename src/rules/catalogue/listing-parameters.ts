import { sortOrders } from '#src/contract/catalogue/product-calls.ts'
import { readPageNumber } from './pagination.ts'

export type SortOrder = (typeof sortOrders)[number]

const firstOrder: SortOrder = 'featured'

/** The order that an address asks for: the first one where it names none. */
export const readSort = (query: URLSearchParams): SortOrder =>
  sortOrders.find((order) => order === query.get('sort')) ?? firstOrder

/** The number of a page in an address, as its one form has it; undefined where no list has so many pages. */
export const pageParameters = (query: URLSearchParams): { page?: string } | undefined => {
  const page = readPageNumber(query.get('page'))
  if (page === undefined) return undefined
  return page === 1 ? {} : { page: String(page) }
}

/** What an address says of a listing's page and order, in one form without what goes unsaid; undefined where no listing has such a page. */
export const listingParameters = (
  query: URLSearchParams,
): { page?: string; sort?: SortOrder } | undefined => {
  const page = pageParameters(query)
  const sort = readSort(query)
  return page && { ...page, ...(sort === firstOrder ? {} : { sort }) }
}
