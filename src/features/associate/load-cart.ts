import type { Cart } from '#src/contract/cart/cart.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'

/** The cart of an associate's sale; undefined while there is none. */
export const loadCart = async (
  { call }: Pick<App.Locals, 'call'>,
  { headers }: Request,
): Promise<Cart | undefined> => {
  const { cartId: basketId } = readVisitorCookie(headers.get('cookie') ?? '')
  if (basketId === undefined) return undefined
  const cart = await call('GET /cart/v1/cart/{basketId}', { path: { basketId } })
  return cart.ok ? cart.value : undefined
}
