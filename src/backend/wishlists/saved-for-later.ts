import type { Clock } from '#src/base/clock.ts'
import { settings } from '#src/base/settings.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { SavedForLater } from '#src/contract/wishlists/saved-for-later.ts'
import type { CatalogueQueries } from '#src/backend/catalogue/catalogue-queries.ts'
import type { Owner } from './favorites.ts'
import type { SavedItems, SavedPart } from './saved-items.ts'
import { presentSavedForLater } from './saved-presenter.ts'
import type { Paging } from './wishlist-store.ts'

type Dependencies = { store: SavedItems; catalogue: CatalogueQueries; clock: Clock }

/** What a caller may change of a saved item. */
export type SavedChange = {
  saveForLaterId: string
  itemId: string
  productId?: string | undefined
  upc?: string | undefined
  qty?: number | undefined
}

const none: SavedPart = { listId: '', items: [], total: 0 }
const firstPage: Paging = { start: 0, count: settings.savedForLaterPageSize }

/** What sessions saved for later (specification, shopping, section 3). WSH404 for a list of somebody else, as for what is not there. */
export const createSavedForLater = ({ store, catalogue, clock }: Dependencies) => {
  const read = async ({ sessionId, ...view }: Owner, paging: Paging): Promise<SavedForLater> => {
    const listId = await store.idOf(sessionId)
    if (listId !== undefined) await store.touch(listId, clock())
    const part = listId === undefined ? none : await store.partOf(listId, paging)
    const ids = part.items.map(({ line }) => line.productId)
    const [products, stock] = await Promise.all([catalogue.products(ids), catalogue.stock(ids)])
    return presentSavedForLater(part, products, stock, view)
  }

  return {
    read,

    /** Changes variant and quantity; PLP400 for a variant that the product does not have. */
    change: async (
      owner: Owner,
      { saveForLaterId, itemId, productId, upc, qty }: SavedChange,
    ): Promise<Result<SavedForLater, ApiError<'WSH404' | 'PLP400' | 'API422'>>> => {
      const { sessionId, request } = owner
      const saved = await store.find(sessionId, saveForLaterId, itemId)
      const { line } = saved ?? {}
      if (!line || (productId !== undefined && productId !== line.productId)) return err(apiError('WSH404'))
      const product = (await catalogue.products([line.productId])).get(line.productId)
      if (upc !== undefined && !product?.variants.some((variant) => variant.upc === upc))
        return err(apiError('PLP400'))
      const changed = await store.change(
        { sessionId, listId: saveForLaterId, instant: clock(), request },
        itemId,
        (before) => ({
          ...before,
          qty: qty ?? before.qty,
          upc: upc ?? before.upc,
          pdpUrl: upc === undefined ? before.pdpUrl : '',
        }),
      )
      return changed.ok ? ok(await read(owner, firstPage)) : changed
    },

    remove: async (
      owner: Owner,
      saveForLaterId: string,
      itemId: string,
    ): Promise<Result<SavedForLater, ApiError<'WSH404' | 'API422'>>> => {
      const { sessionId, request } = owner
      if ((await store.idOf(sessionId)) !== saveForLaterId) return err(apiError('WSH404'))
      const removed = await store.remove(
        { sessionId, listId: saveForLaterId, instant: clock(), request },
        itemId,
      )
      return removed.ok ? ok(await read(owner, firstPage)) : removed
    },
  }
}

export type SavedForLaterService = ReturnType<typeof createSavedForLater>
