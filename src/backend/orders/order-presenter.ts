import type { Order } from '#src/contract/orders/order.ts'
import { nextOrderState, orderStatus } from '#src/rules/orders/order-states.ts'
import { isOpen, type StoredTender, type WholeOrder } from './order-store.ts'

const presentTender = ({
  method,
  amount,
  refunded,
  source,
}: StoredTender): Order['paymentMethod'][number] => ({
  code: method,
  amount,
  refunded,
  ...(source.kind === 'provider' && source.card ? { card: source.card } : {}),
  ...(source.kind === 'giftCard' ? { c_gcCardNumber: source.lastSigns } : {}),
})

const flashOf = ({ order, attempt }: WholeOrder): Order['flash'] => {
  if (!isOpen(order) || !attempt) return []
  if (attempt.url === null) return [{ type: 'PaymentPending', message: 'The payment is not confirmed yet.' }]
  return attempt.outcome === 'challenged'
    ? [{ type: 'PaymentNotAuthorized', message: 'The payment waits to be confirmed.', url: attempt.url }]
    : [{ type: 'PaymentRedirect', message: 'The payment goes on at its provider.', url: attempt.url }]
}

/** An order as its shopper sees it. */
export const presentOrder = (whole: WholeOrder): Order => {
  const { order, tenders } = whole
  const { totals, items, shipments, billingAddress, couponItems, inStoreSalesInfo } = order.content
  return {
    orderNumber: order.orderNumber,
    st: orderStatus(order),
    placedAt: order.placedAt,
    email: order.email,
    locale: order.locale,
    currency: order.currency,
    ...{ totals, items, shipments, billingAddress, couponItems, inStoreSalesInfo },
    paymentMethod: tenders.map(presentTender),
    mayCancel: order.payment !== 'failed' && nextOrderState(order, 'cancelled', 'shopper') !== undefined,
    flash: flashOf(whole),
  }
}
