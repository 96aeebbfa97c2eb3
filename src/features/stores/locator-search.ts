import { distanceUnitOf, metresOf } from '#src/rules/stores/distance.ts'
import { readPageNumber } from '#src/rules/catalogue/pagination.ts'
import type { Site } from '#src/contract/sites.ts'

/** Distances a visitor may choose, in the units of their country. */
export const radii = [25, 50, 100, 250] as const

const itemId = /^[0-9a-f-]{36}$/

/** Longest text that is looked for, in characters. */
const maxText = 100

/** What the address of the store locator asks for. */
export type LocatorSearch = {
  q: string
  /** In the units of the site's country; undefined for any distance. */
  radius: (typeof radii)[number] | undefined
  position: { latitude: number; longitude: number } | undefined
  page: number
  /** The item of the cart that the visitor wants to collect. */
  item: string | undefined
}

const degreesIn = (text: string | null, most: number): number | undefined => {
  const degrees = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return Math.abs(degrees) <= most ? degrees : undefined
}

/** Reads the query of the locator; undefined where its page is none. */
export const readLocatorSearch = (query: URLSearchParams): LocatorSearch | undefined => {
  const page = readPageNumber(query.get('page'))
  if (page === undefined) return undefined
  const q = (query.get('q') ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxText)
  const item = query.get('item') ?? ''
  const latitude = degreesIn(query.get('latitude'), 90)
  const longitude = degreesIn(query.get('longitude'), 180)
  return {
    q,
    radius: radii.find((radius) => String(radius) === query.get('radius')),
    position:
      q !== '' || latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    page,
    item: itemId.test(item) ? item : undefined,
  }
}

/** Metres of a chosen radius. */
export const radiusMetres = (radius: number, { country }: Site): number =>
  Math.round(radius * metresOf(distanceUnitOf(country)))

/** The query of another page of the same search, or of it without its radius. */
export const locatorQuery = ({ q, radius, position, page, item }: LocatorSearch): string => {
  const query = new URLSearchParams()
  if (q !== '') query.set('q', q)
  if (position) {
    query.set('latitude', String(position.latitude))
    query.set('longitude', String(position.longitude))
  }
  if (radius !== undefined) query.set('radius', String(radius))
  if (item !== undefined) query.set('item', item)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}
