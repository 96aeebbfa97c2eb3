/** Path of a product page within the shop, with its colour chosen when one is given. */
export const productUrl = (locale: string, slug: string, productId: string, color?: string): string =>
  `/${locale}/p/${slug}-${productId}${color === undefined ? '' : `?color=${encodeURIComponent(color)}`}`

/** Path of a category's listing within the shop. */
export const categoryUrl = (locale: string, slug: string, categoryId: string): string =>
  `/${locale}/c/${slug}-${categoryId}`
