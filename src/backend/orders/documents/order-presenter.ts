import type { Order } from '#src/contract/orders/order.ts'
import type { LineState } from '#src/rules/orders/open-lines.ts'
import { nextOrderState, orderStatus, everPaid } from '#src/rules/orders/order-states.ts'
import { orderTimeline } from '#src/rules/orders/order-timeline.ts'
import type { OrderedItem } from '../store/order-content.ts'
import { linesOfGoods, type OrderGoods, type StoredParcel } from '../store/order-goods.ts'
import {
  isCancellable,
  isOpen,
  type StoredOrder,
  type StoredTender,
  type OrderRecord,
} from '../store/order-store.ts'
import { presentReturns } from './return-presenter.ts'

/** A tender of an order, as its shopper sees it. */
export const presentTender = ({
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

const flashOf = ({ order, attempt }: OrderRecord): Order['flash'] => {
  if (!isOpen(order) || !attempt) return []
  if (attempt.url === null) return [{ type: 'PaymentPending', message: 'The payment is not confirmed yet.' }]
  return attempt.outcome === 'challenged'
    ? [{ type: 'PaymentNotAuthorized', message: 'The payment waits to be confirmed.', url: attempt.url }]
    : [{ type: 'PaymentRedirect', message: 'The payment goes on at its provider.', url: attempt.url }]
}

const presentParcel = (parcel: StoredParcel): Order['shipments'][number]['parcels'][number] => ({
  parcelId: parcel.id,
  kind: parcel.kind,
  carrier: parcel.carrier ?? undefined,
  trackingNumber: parcel.trackingNumber ?? undefined,
  trackingUrl: parcel.trackingUrl ?? undefined,
  sentAt: parcel.at,
  arrivedAt: parcel.arrivedAt ?? undefined,
  lines: [...parcel.lines],
})

const itemsOf = (lines: readonly LineState[], items: readonly OrderedItem[]): Order['items'] =>
  items.map((item) => {
    const state = lines.find(({ id }) => id === item.id)
    const { cancelled = 0, sent = 0, arrived = 0, returned = 0 } = state ?? {}
    return { ...item, cancelled, sent, arrived, returned }
  })

const timelineOf = ({ order, goods }: OrderRecord): Order['timeline'] => {
  const last = goods.cancellations.at(-1)
  return orderTimeline({
    ...{ placedAt: order.placedAt, parcels: goods.parcels, refunds: shownRefunds(goods) },
    cancellations: goods.cancellations.map((one) => ({
      at: one.at,
      isWhole: order.fulfilment === 'cancelled' && one === last,
    })),
  })
}

/** Refunds that were not refused. */
const shownRefunds = ({ refunds }: OrderGoods): OrderGoods['refunds'] =>
  refunds.filter(({ state }) => state !== 'refused')

/** A cancelled order was never owed. */
const hasInvoice = ({ payment, fulfilment }: StoredOrder): boolean =>
  everPaid.some((state) => state === payment) && fulfilment !== 'cancelled'

/** An order as its shopper sees it. */
export const presentOrder = (record: OrderRecord): Order => {
  const { order, tenders, goods } = record
  const { totals, taxes, items, shipments, billingAddress, couponItems } = order.content
  const { reductions, inStoreSalesInfo } = order.content
  const lines = linesOfGoods(order.content, goods)
  return {
    orderNumber: order.orderNumber,
    st: orderStatus(order),
    placedAt: order.placedAt,
    email: order.email,
    locale: order.locale,
    currency: order.currency,
    ...{ totals, taxes, billingAddress, couponItems, reductions, inStoreSalesInfo },
    items: itemsOf(lines, items),
    shipments: shipments.map((shipment) => ({
      ...shipment,
      parcels: goods.parcels
        .filter(({ shippingId }) => shippingId === shipment.shippingId)
        .map(presentParcel),
    })),
    paymentMethod: tenders.map(presentTender),
    hasInvoice: hasInvoice(order),
    mayCancel: isCancellable(record, 'shopper'),
    mayCancelItems:
      nextOrderState(order, 'cancelledInPart', 'shopper') !== undefined && lines.some(({ open }) => open > 0),
    ...presentReturns(record),
    timeline: timelineOf(record),
    refunds: shownRefunds(goods).map(({ amount, at }) => ({ amount, at })),
    flash: flashOf(record),
  }
}
