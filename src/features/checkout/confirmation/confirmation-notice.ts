import { openPayment } from './after-order.ts'
import type { PlacedOrder } from './load-placed-order.ts'

/**
 * What the confirmation says of an order: that it did not come about, that its payment waits for the shopper or is awaited, or that a
 * mail tells of it.
 */
export const confirmationNotice = (
  order: Pick<PlacedOrder, 'st' | 'flash'>,
): 'failed' | 'cancelled' | 'waiting' | 'pending' | 'mail' => {
  const { st, flash } = order
  if (st === 'failed' || st === 'cancelled') return st
  if (openPayment(order)) return 'waiting'
  return flash.length > 0 ? 'pending' : 'mail'
}
