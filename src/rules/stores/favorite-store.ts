import { daySeconds } from '#src/base/day.ts'
import { favoriteStoreCookie } from '#src/contract/cookies.ts'

const storeId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/

/** The shopper's own store by the cookies of their browser, if they chose one. */
export const readFavoriteStore = (cookies: string): string | undefined => {
  for (const pair of cookies.split(';')) {
    const [name = '', value = ''] = pair.trim().split('=')
    if (name === favoriteStoreCookie && storeId.test(value)) return value
  }
  return undefined
}

/** How long a chosen store is remembered, in seconds: a year. */
export const favoriteStoreSeconds = 365 * daySeconds

/** The cookie that remembers a store, as browsers set it. `secure` keeps it to https. */
export const writeFavoriteStore = (id: string, secure: boolean): string =>
  `${favoriteStoreCookie}=${id}; Path=/; Max-Age=${favoriteStoreSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`

/** The query by which a cart is read with the shopper's own store. */
export const favoriteStoreQuery = (favStoreId: string | undefined): { query?: { favStoreId: string } } =>
  favStoreId === undefined ? {} : { query: { favStoreId } }
