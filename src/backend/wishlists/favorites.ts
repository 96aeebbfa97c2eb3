import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { KeyedRequest } from '#src/contract/keyed-request.ts'
import type { Favorites } from '#src/contract/wishlists/favorites.ts'
import type { CatalogueQueries } from '#src/backend/catalogue/catalogue-queries.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { CustomerFacts, Shopper } from '#src/backend/customer/customer-facts.ts'
import { presentFavorites } from './favorites-presenter.ts'
import type { Paging, WishlistPart, WishlistStore } from './wishlist-store.ts'

export type FavoriteDependencies = {
  store: WishlistStore
  customerFacts: CustomerFacts
  catalogue: CatalogueQueries
  clock: Clock
  newId: NewId
  /** Makes a token that cannot be guessed. */
  newToken: () => string
}

/** Whose favorites they are, how they see the catalogue, and which request asks. */
export type Owner = View & Shopper & { request?: KeyedRequest | undefined }

export type NewFavorite = {
  id: string
  upc?: string | undefined
  qty: number
  favoriteId?: string | undefined
}

const none: WishlistPart = { listId: '', items: [], total: 0 }
const firstPage: Paging = { start: 0, count: 24 }
const absent = err(apiError('WSH404'))

/** The favorites of shoppers (specification, account and content, section 7). WSH404 for a list of somebody else, as for one that is not there; employees have none (WSH403). */
export const createFavorites = (dependencies: FavoriteDependencies) => {
  const { store, customerFacts, catalogue, clock, newId, newToken } = dependencies

  const present = async (part: WishlistPart, { site, instant }: View): Promise<Favorites> => {
    const ids = part.items.map(({ productId }) => productId)
    const [products, stock] = await Promise.all([catalogue.products(ids), catalogue.stock(ids)])
    return presentFavorites(part, products, stock, { site, instant })
  }

  const read = async (owner: Owner, paging: Paging): Promise<Favorites> => {
    const listId = await store.idOf(owner.sessionId)
    if (listId === undefined) return present(none, owner)
    await store.touch(listId, clock())
    return present(await store.partOf(listId, paging), owner)
  }

  return {
    read,

    /** Ids of the products that a session has among the favorites. */
    productIdsOf: store.productIdsOf,

    add: async (
      owner: Owner,
      { id, upc = '', qty, favoriteId }: NewFavorite,
    ): Promise<Result<Favorites, ApiError<'PLP400' | 'WSH404' | 'WSH409' | 'WSH403' | 'API422'>>> => {
      const { sessionId, request } = owner
      if ((await customerFacts(owner)).facts.employee) return err(apiError('WSH403'))
      const product = (await catalogue.products([id])).get(id)
      const isKnown = product?.active && (upc === '' || product.variants.some((one) => one.upc === upc))
      if (!isKnown) return err(apiError('PLP400'))
      if (favoriteId !== undefined && favoriteId !== (await store.idOf(sessionId))) return absent
      const list = { sessionId, listId: newId(), instant: clock(), request }
      const added = await store.add(list, { id: newId(), productId: id, upc, qty })
      return added.ok ? ok(await read(owner, firstPage)) : added
    },

    remove: async (
      owner: Owner,
      favoriteId: string,
      itemId: string,
    ): Promise<Result<Favorites, ApiError<'WSH404' | 'API422'>>> => {
      const { sessionId, request } = owner
      if ((await store.idOf(sessionId)) !== favoriteId) return absent
      const removed = await store.remove({ sessionId, listId: favoriteId, instant: clock(), request }, itemId)
      return removed.ok ? ok(await read(owner, firstPage)) : removed
    },

    share: async (
      { sessionId }: Owner,
      favoriteId: string,
    ): Promise<Result<{ favoriteId: string; token: string }, ApiError<'WSH404'>>> => {
      if ((await store.idOf(sessionId)) !== favoriteId) return absent
      return ok({ favoriteId, token: await store.share(favoriteId, newToken()) })
    },

    readShared: async (
      view: View,
      favoriteId: string,
      token: string,
      paging: Paging,
    ): Promise<Result<Favorites, ApiError<'WSH404'>>> =>
      (await store.isShared(favoriteId, token))
        ? ok(await present(await store.partOf(favoriteId, paging), view))
        : absent,
  }
}

export type FavoriteService = ReturnType<typeof createFavorites>
