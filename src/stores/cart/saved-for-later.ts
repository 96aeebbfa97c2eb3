import { atom, map } from 'nanostores'
import { err, ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { Cart, CartItem } from '#src/contract/cart/cart.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { SavedForLater, SavedItem } from '#src/contract/wishlists/saved-for-later.ts'
import type { CartStore } from './cart.ts'

/** The part of the list that a page shows. */
export type SavedPaging = { start: number; count: number }

const firstPage: SavedPaging = { start: 0, count: 24 }

/** What the visitor saved for later, as the page shows it; the cart's own queue keeps moves in order. */
export const createSavedForLater = (call: Client['call'], cart: CartStore) => {
  const $list = atom<SavedForLater | undefined>(undefined)
  /** Items that the shopper has sent away and the server has not let go yet. */
  const $leaving = map<Record<string, true>>({})
  const $notices = map<Record<string, ClientError>>({})
  let paging = firstPage

  const load = async (): Promise<void> => {
    const answer = await call('GET /wishlists/v2/saveForLater', { query: paging })
    if (answer.ok) $list.set(answer.value)
  }

  /** Hides an item until its call is answered; what could not be done is told at the item, and the list read again. */
  const send = async <T>(
    { itemId }: SavedItem,
    work: () => Promise<Result<T, ClientError>>,
  ): Promise<Result<T, ClientError>> => {
    $notices.setKey(itemId, undefined)
    $leaving.setKey(itemId, true)
    const result = await work()
    if (!result.ok) $notices.setKey(itemId, result.error)
    await load()
    $leaving.setKey(itemId, undefined)
    return result
  }

  return {
    $list,
    $leaving,
    $notices,
    load,

    /** Takes what the page was written with, and the part of the list that it shows. */
    adopt: (list: SavedForLater, shown: SavedPaging = firstPage): void => {
      paging = shown
      $list.set(list)
    },

    /** Moves a line of the cart to the list; answers with the saved item. */
    save: async (item: CartItem): Promise<Result<SavedItem | undefined, ClientError>> => {
      const result = await cart.saveForLater(item)
      if (!result.ok) return result
      await load()
      return ok($list.get()?.items.find(({ itemId }) => itemId === item.id))
    },

    /** Moves an item back to the cart, as it was saved. */
    takeBack: (item: SavedItem): Promise<Result<Cart, ClientError>> =>
      send(item, () =>
        cart.add({
          productId: item.productId,
          upc: item.upc,
          saveForLater: { saveForLaterId: $list.get()?.saveForLaterId ?? '', itemId: item.itemId },
        }),
      ),

    /** Another variant of an item, in its place; a refusal is told at the item. */
    changeVariant: async ({ itemId, productId }: SavedItem, upc: string): Promise<void> => {
      $notices.setKey(itemId, undefined)
      const saveForLaterId = $list.get()?.saveForLaterId ?? ''
      const answer = await call('PUT /cart/v2/saveForLater', {
        body: { saveForLaterId, itemId, productId, upc },
      })
      if (!answer.ok) $notices.setKey(itemId, answer.error)
      await load()
    },

    remove: (item: SavedItem): Promise<Result<undefined, ClientError>> =>
      send(item, async () => {
        const path = { saveForlaterId: $list.get()?.saveForLaterId ?? '', itemId: item.itemId }
        const answer = await call('DELETE /cart/v2/saveForLater/{saveForlaterId}/items/{itemId}', { path })
        return answer.ok ? ok(undefined) : err(answer.error)
      }),
  }
}
