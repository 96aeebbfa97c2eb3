import { favoritesCookie } from '#src/contract/cookies.ts'

/** The ids of favorite products as their cookie holds them: each between points, so that none is found within another. */
export const favoritesText = (productIds: readonly string[]): string => `.${productIds.join('.')}.`

/** Whether the visitor's cookies speak of favorites, be it of none any more. */
export const hasFavorites = (cookies: string): boolean => cookies.includes(favoritesCookie)

/** Whether a product is among the visitor's favorites, by a cookie text (`a=1; b=2`); no other cookie has ids between points. */
export const isFavorite = (cookies: string, productId: string): boolean => cookies.includes(`.${productId}.`)
