import { openPayment } from './after-order.ts'
import type { PlacedOrder } from './load-placed-order.ts'

/**
 * What the confirmation says of an order: that it did not come about, that its payment is awaited, or that a mail tells of it. Undefined
 * where its payment waits for the shopper, which is said by itself.
 */
export const confirmationNotice = (
  order: Pick<PlacedOrder, 'st' | 'flash'>,
): 'failed' | 'cancelled' | 'pending' | 'mail' | undefined => {
  const { st, flash } = order
  if (st === 'failed' || st === 'cancelled') return st
  if (openPayment(order)) return undefined
  return flash.length > 0 ? 'pending' : 'mail'
}
