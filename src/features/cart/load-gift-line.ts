import type { CartItem } from '#src/contract/cart/cart.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'

/** The line of the visitor's cart that the address names by `item`; undefined for none, and for a gift of the shop. */
export const loadGiftLine = async (
  { call }: App.Locals,
  { headers }: Request,
  { searchParams }: URL,
): Promise<CartItem | undefined> => {
  const { cartId: basketId } = readVisitorCookie(headers.get('cookie') ?? '')
  if (basketId === undefined) return undefined
  const cart = await call('GET /cart/v1/cart/{basketId}', { path: { basketId } })
  const id = searchParams.get('item')
  return cart.ok ? cart.value.items.find((item) => item.id === id && !item.bonus) : undefined
}
