import type { Client } from '#src/client/client.ts'
import type { Order } from '#src/contract/orders/order.ts'

type Item = Order['items'][number]

/** Puts an item into a cart, or into a new one where that is gone; the id of the cart it is in, undefined where it is not to be had. */
const addItem = async (
  call: Client['call'],
  item: Item,
  currency: string,
  cartId: string | undefined,
): Promise<string | undefined> => {
  const { productId, upc, qty, giftOption, price } = item
  // What was made to order is designed anew.
  if (item.shippingId === 'customs') return undefined
  const details = await call('GET /products/v2/products/{productId}/details', { path: { productId } })
  if (!details.ok) return undefined
  const isNamed = details.value.customAmount !== undefined && details.value.currency === currency
  const body = {
    ...{ productId, upc, qty, pdpUrl: item.pdpUrl || details.value.url },
    ...(isNamed ? { customAmount: price.current } : {}),
    ...(giftOption ? { giftOption } : {}),
  }
  const added =
    cartId === undefined ? undefined : await call('POST /cart/v1/item', { body: { ...body, cartId } })
  const isWithoutCart = added === undefined || (!added.ok && added.error.errorId === 'BSK404')
  const result = isWithoutCart ? await call('POST /cart/v1/cartWithItem', { body }) : added
  return result.ok ? result.value.id : undefined
}

/** Puts what was ordered into the cart again, gifts of promotions left out; the items that are not to be had. */
export const buyAgain = async (
  call: Client['call'],
  { items, currency }: Pick<Order, 'items' | 'currency'>,
  cartId: string | undefined,
): Promise<Item[]> => {
  const missing: Item[] = []
  let cart = cartId
  for (const item of items.filter(({ bonus }) => !bonus)) {
    const added = await addItem(call, item, currency, cart)
    if (added === undefined) missing.push(item)
    cart = added ?? cart
  }
  return missing
}
