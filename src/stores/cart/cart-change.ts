import type { Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { CallInput } from '#src/contract/calls.ts'
import type { EstimateDestination } from '#src/contract/cart/cart-address.ts'
import { storeOfItem } from '#src/rules/cart/store-of-item.ts'
import type { Cart, CartItem } from '#src/contract/cart/cart.ts'
import { isSameLine, type ChosenLine } from '#src/rules/cart/same-line.ts'

/** What a shopper puts into the cart, or takes back from what was saved for later. */
export type NewItem = Omit<CallInput<'POST /cart/v1/item'>['body'], 'cartId'>

/** Another variant of a line's product, or another gift in place of the one a promotion gives. */
export type OtherVariant = Pick<CartItem, 'productId' | 'upc'>

/** How the items that go to one place are to come. */
export type DeliveryChoice = Pick<Cart['shippingMethods'][number], 'shippingId' | 'code'>

/** What goes with a line: the store it is for, empty for home, words for a gift, null for none, and the amount that the shopper named. */
export type LineFields = {
  storeId?: string
  giftOption?: CartItem['giftOption'] | null
  customAmount?: number
}

/** A change of one line item. */
type LineChange =
  | { kind: 'quantity'; item: CartItem; qty: number }
  | { kind: 'variant'; item: CartItem; to: OtherVariant }
  | { kind: 'line'; item: CartItem; fields: LineFields }
  | { kind: 'pickup'; item: CartItem; storeId: string }
  | { kind: 'remove' | 'save'; item: CartItem }

export type CartChange =
  | LineChange
  | { kind: 'add'; item: NewItem }
  | { kind: 'coupon' | 'couponRemoval'; code: string }
  | { kind: 'delivery'; choice: DeliveryChoice }
  | { kind: 'estimate'; destination: EstimateDestination }

const chosenOf = (item: CartItem): ChosenLine => ({
  productId: item.productId,
  upc: item.upc,
  recipeId: item.recipeId ?? '',
  storeId: storeOfItem(item)?.id ?? '',
  customAmount: item.customAmount ?? 0,
  giftOption: item.giftOption ?? null,
})

/** The line of a cart that an item is, by its id, or by all that was chosen of it where the cart was made anew and ids changed. */
export const findItem = (cart: Cart | undefined, item: CartItem): CartItem | undefined =>
  cart?.items.find(({ id }) => id === item.id) ??
  cart?.items.find(
    (other) =>
      other.bonus === item.bonus && isSameLine(chosenOf(other), chosenOf(item), item.isDigitalProduct),
  )

/** Puts a line item back as it was, a gift as a gift. */
export const newItemOf = (item: CartItem): NewItem => ({
  productId: item.productId,
  upc: item.upc,
  qty: item.qty,
  pdpUrl: item.pdpUrl,
  recipeId: item.recipeId,
  storeId: storeOfItem(item)?.id,
  precreatedCustomsCode: item.precreatedCustomsCode,
  giftOption: item.giftOption,
  customAmount: item.customAmount,
  productImageURL: item.productImageURL,
  ...(item.bonus ? { bonus: true } : {}),
})

/** The changes by which an empty cart becomes like another: its items, codes, estimate, and the deliveries that were chosen. */
export const changesOfCart = ({ items, couponItems, estimate, shippingMethods }: Cart): CartChange[] => [
  // Gifts come by themselves.
  ...items.filter(({ bonus }) => !bonus).map((item): CartChange => ({ kind: 'add', item: newItemOf(item) })),
  ...couponItems.map(({ code }): CartChange => ({ kind: 'coupon', code })),
  ...(estimate ? [{ kind: 'estimate', destination: estimate } as const] : []),
  ...shippingMethods
    .filter(({ shopperAppliedSM }) => shopperAppliedSM)
    .map(({ shippingId, code }): CartChange => ({ kind: 'delivery', choice: { shippingId, code } })),
]

/** The first item makes the cart, but for a gift and one that was saved for later: those need a cart to come to. */
const sendFirstItem = async (
  call: Client['call'],
  { saveForLater, ...item }: NewItem,
): Promise<Result<Cart, ClientError>> => {
  if (saveForLater === undefined && item.bonus === undefined)
    return call('POST /cart/v1/cartWithItem', { body: item })
  const made = await call('POST /cart/v1/cart', {})
  if (!made.ok) return made
  return call('POST /cart/v1/item', { body: { ...item, saveForLater, cartId: made.value.id } })
}

/** The change as it applies to a cart whose item ids may differ; undefined when its line is not there. */
export const retarget = (change: CartChange, cart: Cart): CartChange | undefined => {
  if (!('item' in change) || change.kind === 'add') return change
  const item = findItem(cart, change.item)
  return item && { ...change, item }
}

/** Sends one change to a cart; the first item makes the cart. */
export const sendChange = (
  call: Client['call'],
  change: CartChange,
  cartId: string | undefined,
): Promise<Result<Cart, ClientError>> => {
  if (change.kind === 'add' && cartId === undefined) return sendFirstItem(call, change.item)
  const basketId = cartId ?? ''
  const ofCart = { cartId: basketId }
  switch (change.kind) {
    case 'add':
      return call('POST /cart/v1/item', { body: { ...change.item, ...ofCart } })
    case 'quantity':
    case 'variant': {
      const { id: itemId } = change.item
      const wanted = change.kind === 'quantity' ? { qty: change.qty } : change.to
      const body = { ...ofCart, itemId, ...wanted }
      return call('PUT /cart/v1/cart/{basketId}/item', { path: { basketId }, body })
    }
    case 'line':
      return call('PUT /cart/v1/cart/{basketId}/item', {
        path: { basketId },
        body: { ...ofCart, itemId: change.item.id, ...change.fields },
      })
    case 'pickup':
      return call('PUT /cart/v1/cart/{basketId}/item', {
        path: { basketId },
        query: { action: 'pickup' },
        body: { ...ofCart, itemId: change.item.id, storeId: change.storeId },
      })
    case 'remove':
      return call('DELETE /cart/v1/item', { body: { ...ofCart, itemId: change.item.id } })
    case 'save':
      return call('POST /cart/v2/cart/{basketId}/saveForLater', {
        path: { basketId },
        body: { itemId: change.item.id },
      })
    case 'coupon':
      return call('PUT /cart/v1/coupon', { body: { ...ofCart, code: change.code } })
    case 'couponRemoval':
      return call('DELETE /cart/v1/coupon', { body: { ...ofCart, code: change.code } })
    case 'delivery':
      return call('POST /cart/v1/shippingMethod', { body: { ...ofCart, ...change.choice } })
    case 'estimate':
      return call('PUT /cart/v1/cart/{basketId}/estimate', { path: { basketId }, body: change.destination })
  }
}
