import { readFavoriteStore, writeFavoriteStore } from '#src/rules/stores/favorite-store.ts'

/** The store that the shopper collects at, in a cookie that pages without script read too. Written when they choose one. */
export const ownStore = {
  read: (): string | undefined => readFavoriteStore(document.cookie),
  remember: (storeId: string): void => {
    document.cookie = writeFavoriteStore(storeId, location.protocol === 'https:')
  },
}
