import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import { settings } from '#src/base/settings.ts'
import { sites } from '#src/contract/sites.ts'
import type { SearchedPlace, Store } from '#src/contract/stores/store.ts'
import { loadContent } from '#src/features/content/load-content.ts'
import { failureOf, type FoundOrFailed } from '#src/features/shop-frame/outcome.ts'
import { drawMap, type DrawnMap } from '#src/geography/map.ts'
import { radiusMetres, readLocatorSearch, type LocatorSearch } from './locator-search.ts'
import { mappedStores } from './mapped-stores.ts'

const { storesPageSize } = settings

/** The store locator: what was searched, what was found, and the editors' words. */
export type LocatorView = {
  search: LocatorSearch
  isSearch: boolean
  /** Where the search looked; undefined where nobody knows the place, and without a search. */
  place: SearchedPlace | undefined
  stores: readonly Store[]
  total: number
  map: { drawn: DrawnMap; stores: readonly Store[]; hasOrigin: boolean } | undefined
  /** Other countries that there are stores in. */
  otherCountries: readonly string[]
  content: ResolvedPage | undefined
}

const mapOf = async (
  stores: readonly Store[],
  place: SearchedPlace | undefined,
): Promise<LocatorView['map']> => {
  const shown = mappedStores(stores)
  if (shown.length === 0) return undefined
  const { latitude, longitude } = place ?? {}
  const origin = latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }]
  const drawn = await drawMap([...shown, ...origin])
  return { drawn, stores: shown, hasOrigin: origin.length > 0 }
}

type Found = { stores: readonly Store[]; total: number; place?: SearchedPlace | undefined }

/** Finds the stores that the address asks for; those of the site's country, else all, where it asks for none. */
export const loadLocator = async (
  locals: App.Locals,
  query: URLSearchParams,
): Promise<FoundOrFailed<LocatorView>> => {
  const search = readLocatorSearch(query)
  if (!search) return failureOf(404)
  const { q, radius, position, page } = search
  const isSearch = q !== '' || position !== undefined
  const all = await locals.call('GET /fapi/stores', {})
  if (!all.ok) return failureOf(all.error.status)
  const own = all.value.stores.filter(({ address }) => address.countryCode === locals.site.country)
  const listed = own.length > 0 ? own : all.value.stores
  const offset = (page - 1) * storesPageSize
  let found: Found = { stores: listed.slice(offset, offset + storesPageSize), total: listed.length }
  if (isSearch) {
    const answer = await locals.call('POST /stores/v1/search', {
      query: { limit: storesPageSize, offset },
      body: {
        ...(position ?? { place: q }),
        ...(radius === undefined ? {} : { radius: radiusMetres(radius, locals.site) }),
      },
    })
    if (!answer.ok) return failureOf(answer.error.status)
    found = answer.value
  }
  if (page > 1 && found.stores.length === 0) return failureOf(404)
  for (const { openingState, today } of found.stores) {
    locals.changes.note({ until: openingState.until })
    locals.changes.note(today.until === undefined ? {} : { until: today.until })
  }
  const countries = new Set(all.value.stores.map(({ address }) => address.countryCode))
  const known = sites.map(({ country }) => country).filter((country) => countries.has(country))
  const content =
    isSearch || page > 1 ? undefined : await loadContent(locals, { kind: 'page', slug: 'store-locator' })
  return {
    kind: 'found',
    view: {
      search,
      isSearch,
      place: found.place,
      stores: found.stores,
      total: found.total,
      map: await mapOf(found.stores, found.place),
      otherCountries: [...new Set(known)].filter((country) => country !== locals.site.country),
      content,
    },
  }
}
