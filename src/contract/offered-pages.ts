import { settings } from '#src/base/settings.ts'
import { siteOf } from './sites.ts'

const favoritesPath = /^\/[^/]+\/favorites(\/|$)/

const backInStockPath = /^\/[^/]+\/back-in-stock(\/|$)/

/** Whether the shop has pages at an address: below a locale, those of its sites alone; of favorites and of what is back in stock, where it has them. */
export const isOffered = (locale: string | undefined, path: string): boolean =>
  (locale === undefined || siteOf(locale) !== undefined) &&
  (settings.hasFavorites || !favoritesPath.test(path)) &&
  (settings.hasBackInStock || !backInStockPath.test(path))
