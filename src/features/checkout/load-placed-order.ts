import type { CallOutput } from '#src/contract/calls.ts'
import { seeOther } from '#src/features/account/take-form.ts'
import { orderNumberOf } from './order-cookie.ts'

export type PlacedOrder = CallOutput<'GET /consumers-v3/consumer/purchase/{orderId}'>

/** The order that this browser placed last; leads home where there is none that its visitor may see. */
export const loadPlacedOrder = async (
  { call, href }: App.Locals,
  request: Request,
): Promise<PlacedOrder | Response> => {
  const orderId = orderNumberOf(request)
  if (orderId === undefined) return seeOther(href('/'))
  const read = await call('GET /consumers-v3/consumer/purchase/{orderId}', { path: { orderId } })
  return read.ok ? read.value : seeOther(href('/'))
}
