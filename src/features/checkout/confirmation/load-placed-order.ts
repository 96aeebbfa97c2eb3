import type { CallOutput } from '#src/contract/calls.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { orderNumberOf } from '#src/features/checkout/order-cookie.ts'

export type PlacedOrder = CallOutput<'GET /consumers-v3/consumer/purchase/{orderId}'>

/** Reads the cart once more, which has the header count it anew: of a payment that was confirmed elsewhere the browser heard nothing. */
const readCartAgain = async ({ call }: App.Locals, { headers }: Request): Promise<void> => {
  const { cartId, units } = readVisitorCookie(headers.get('cookie') ?? '')
  if (cartId === undefined || units === 0) return
  await call('GET /cart/v1/cart/{basketId}', { path: { basketId: cartId } })
}

/** The order that this browser placed last; leads home where there is none that its visitor may see. */
export const loadPlacedOrder = async (
  locals: App.Locals,
  request: Request,
): Promise<PlacedOrder | Response> => {
  const { call, href } = locals
  const orderId = orderNumberOf(request)
  if (orderId === undefined) return seeOther(href('/'))
  const read = await call('GET /consumers-v3/consumer/purchase/{orderId}', { path: { orderId } })
  if (!read.ok) return seeOther(href('/'))
  await readCartAgain(locals, request)
  return read.value
}
