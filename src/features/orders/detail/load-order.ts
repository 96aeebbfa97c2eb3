import type { Order } from '#src/contract/orders/order.ts'
import { refuseGuests } from '#src/features/account/signed-in.ts'
import { readOrderNumber } from '#src/rules/orders/order-number.ts'

/**
 * An order of the signed-in customer; guests are led to signing in. Undefined where there is none of that number, or it is another's.
 * Throws where it cannot be had.
 */
export const loadOrder = async (
  locals: App.Locals,
  url: URL,
  typed: string,
): Promise<Order | Response | undefined> => {
  const refused = await refuseGuests(locals, url)
  if (refused) return refused
  const orderId = readOrderNumber(typed)
  if (orderId === undefined) return undefined
  const read = await locals.call('GET /consumers-v3/consumer/purchase/{orderId}', { path: { orderId } })
  if (read.ok) return read.value
  if (read.error.errorId === 'ORD409') return undefined
  throw new Error(`Order not loaded: ${read.error.errorId}`)
}
