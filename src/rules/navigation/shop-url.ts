/** Path of a product page, without locale. */
export const productPath = (slug: string, productId: string): string => `/p/${slug}-${productId}`

/** Path of a category's listing, without locale. */
export const categoryPath = (slug: string, categoryId: string): string => `/c/${slug}-${categoryId}`

/** Path of the listing of all products within the shop. */
export const wholeListingUrl = (locale: string): string => `/${locale}/c`

/** Path of a product page within the shop, with its colour chosen when one is given. */
export const productUrl = (locale: string, slug: string, productId: string, color?: string): string =>
  `/${locale}${productPath(slug, productId)}${color === undefined ? '' : `?color=${encodeURIComponent(color)}`}`

/** Path of a category's listing within the shop. */
export const categoryUrl = (locale: string, slug: string, categoryId: string): string =>
  `/${locale}${categoryPath(slug, categoryId)}`

/** Path of the store locator within the shop. */
export const storesUrl = (locale: string): string => `/${locale}/stores`

/** Path of a physical store's page within the shop. */
export const storeUrl = (locale: string, slug: string): string => `${storesUrl(locale)}/${slug}`
