import type { Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { CallInput } from '#src/contract/calls.ts'
import type { Cart, CartItem } from '#src/contract/cart/cart.ts'

/** What a shopper puts into the cart. */
export type NewItem = CallInput<'POST /cart/v1/cartWithItem'>['body']

/** A line item, found again by its variant when the cart had to be made anew and ids changed. */
export type ItemRef = Pick<CartItem, 'id' | 'upc'>

export type CartChange =
  | { kind: 'add'; item: NewItem }
  | { kind: 'quantity'; item: ItemRef; qty: number }
  | { kind: 'remove'; item: ItemRef }

/** The item of a cart that a reference means. */
export const findItem = (cart: Cart | undefined, ref: ItemRef): CartItem | undefined =>
  cart?.items.find(({ id }) => id === ref.id) ?? cart?.items.find(({ upc }) => upc === ref.upc)

/** Puts a line item back as it was. */
export const newItemOf = (item: CartItem): NewItem => ({
  productId: item.productId,
  upc: item.upc,
  qty: item.qty,
  pdpUrl: item.pdpUrl,
  ...(item.recipeId === undefined ? {} : { recipeId: item.recipeId }),
  ...(item.precreatedCustomsCode === undefined ? {} : { precreatedCustomsCode: item.precreatedCustomsCode }),
  ...(item.giftOption === undefined ? {} : { giftOption: item.giftOption }),
})

/** Sends one change to a cart; the first item makes the cart. */
export const sendChange = (
  call: Client['call'],
  change: CartChange,
  cartId: string | undefined,
): Promise<Result<Cart, ClientError>> => {
  if (change.kind === 'add')
    return cartId === undefined
      ? call('POST /cart/v1/cartWithItem', { body: change.item })
      : call('POST /cart/v1/item', { body: { ...change.item, cartId } })
  const basketId = cartId ?? ''
  const itemId = change.item.id
  return change.kind === 'quantity'
    ? call('PUT /cart/v1/cart/{basketId}/item', {
        path: { basketId },
        body: { cartId: basketId, itemId, qty: change.qty },
      })
    : call('DELETE /cart/v1/item', { body: { cartId: basketId, itemId } })
}
