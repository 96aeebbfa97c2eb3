/** A listing address: the category by id, or by slug alone, and the page when it is part of the path. */
export type ListingPath = { slug: string; categoryId?: string; page?: number }

/** A detail address. */
export type DetailPath = { slug: string; productId: string }

const placesOf = (slug: string, page?: number): ListingPath[] => {
  const withId = /^(?:(.*?)-)?(\d{4,10})$/.exec(slug)
  const place = { slug, ...(page === undefined ? {} : { page }) }
  return withId?.[2] ? [{ ...place, slug: withId[1] ?? '', categoryId: withId[2] }, place] : [place]
}

/**
 * The listings that what follows `/{locale}/c/` may mean, the likeliest first: `{slug}-{4 to 10 digits}`, or a slug with
 * no id, either with a page number as a last folder (`gifts-293/4`). Slugs may contain folders and end in digits
 * (`summer-2026`), so only the catalogue can tell (specification, shopping, section 2).
 */
export const readListingPlaces = (path: string): ListingPath[] => {
  const trimmed = path.replace(/\/+$/, '')
  if (trimmed === '') return []
  const [, base, page] = /^(.+)\/(\d{1,4})$/.exec(trimmed) ?? []
  return base && page ? [...placesOf(base, Number(page)), { slug: trimmed }] : placesOf(trimmed)
}

/** The likeliest listing of what follows `/{locale}/c/`. */
export const readListingPath = (path: string): ListingPath | undefined => readListingPlaces(path)[0]

/** Reads what follows `/{locale}/p/`: `{slug}-{8 to 11 letters or digits}`. Ids are upper case, in whatever case they are typed. */
export const readDetailPath = (path: string): DetailPath | undefined => {
  const match = /^(?:(.*)-)?([A-Z0-9]{8,11})\/?$/i.exec(path)
  return match?.[2] ? { slug: match[1] ?? '', productId: match[2].toUpperCase() } : undefined
}

/** Reads the second forms, which need no folder: `{slug}-c{4 to 6 digits}`. */
export const readSecondListingPath = (path: string): ListingPath | undefined => {
  const match = /^(.+)-c(\d{4,6})(?:\/(\d{1,4}))?\/?$/i.exec(path)
  if (!match?.[1] || !match[2]) return undefined
  const place = { slug: match[1], categoryId: match[2] }
  return match[3] ? { ...place, page: Number(match[3]) } : place
}

/** Reads the second form of a detail address: `{slug}-p{8 to 11 letters or digits}`. */
export const readSecondDetailPath = (path: string): DetailPath | undefined => {
  const match = /^(.+)-p([A-Z0-9]{8,11})\/?$/i.exec(path)
  return match?.[1] && match[2] ? { slug: match[1], productId: match[2].toUpperCase() } : undefined
}

/** The product a page is about, read from its path with the locale; undefined on pages of no product. */
export const productIdOfPath = (pathname: string): string | undefined => {
  const path = pathname.replace(/^\/[^/]+\//, '')
  const place = path.startsWith('p/') ? readDetailPath(path.slice(2)) : readSecondDetailPath(path)
  return place?.productId
}

/** Whether a path within a site, without locale, belongs to the shop's own pages instead of an editor's. */
export const isShopPath = (path: string): boolean =>
  /^\/(?:[cp]|cart|cookie-settings|search|stores|checkout|account|favorites|reviews|back-in-stock|help\/(?:track-order|return|withdraw))(?:[/?#]|$)/.test(
    path,
  )
