import type { SearchedPlace } from '#src/contract/stores/store.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import { searchedPlace } from '../searched-place.ts'
import type { FoundStore, StoreFilter, StoreReads } from '../store-reads.ts'

/** Where somebody looks: a text, or a position in degrees; `countryCode` leaves other countries out, `radius` is in metres. */
export type Where = {
  place?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  countryCode?: string | undefined
  radius?: number | undefined
}

export type FoundStores = { place?: SearchedPlace; found: FoundStore[]; total: number }

const positionOf = ({ latitude, longitude }: Where): SearchedPlace | undefined =>
  latitude === undefined || longitude === undefined
    ? undefined
    : { kind: 'position', name: '', latitude, longitude }

/**
 * Stores or collection points by their distance from where somebody looks: from the position where one is given, else from
 * the place. Nothing is found from a place that nothing knows. Without either they come by country and town.
 */
export const findStores = async (
  reads: StoreReads,
  where: Where,
  filter: Omit<StoreFilter, 'countryCode'>,
  paging: { limit: number; offset: number },
  view: View,
): Promise<FoundStores> => {
  const { countryCode, radius } = where
  const text = where.place ?? ''
  const place =
    positionOf(where) ??
    (text === ''
      ? undefined
      : await searchedPlace(text, { reads, kind: filter.kind, only: countryCode, view }))
  if (text !== '' && !place) return { found: [], total: 0 }
  const { latitude, longitude } = place ?? {}
  const point = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  const ofCountry = place?.kind === 'country' ? place.countryCode : undefined
  const known = place ? { place } : {}
  if (countryCode !== undefined && ofCountry !== undefined && countryCode !== ofCountry)
    return { ...known, found: [], total: 0 }
  const country = countryCode ?? ofCountry
  return { ...known, ...(await reads.near({ ...filter, ...paging, countryCode: country, point, radius })) }
}
