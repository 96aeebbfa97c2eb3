import type { OrderEventKind } from '#src/rules/orders/order-states.ts'
import type { MailedItem, OrderMessage } from '#src/backend/mail/mail.ts'
import { mailedItems, mailedOrder, mailedParcel, mailedTo } from './mailed-order.ts'
import type { OrderRecord } from '../store/order-store.ts'

/** An event that a mail is due about, and the parcel, cancellation or refund that it concerns. */
export type ToTell = Readonly<{ kind: OrderEventKind; subjectId: string | null }>

const parcelKinds = {
  parcelSent: 'orderSent',
  parcelReady: 'orderReady',
  parcelArrived: 'orderDelivered',
} as const

const has = <T extends object>(kinds: T, kind: PropertyKey): kind is keyof T => Object.hasOwn(kinds, kind)

const withoutPrices = (items: readonly MailedItem[]): MailedItem[] =>
  items.map(({ name, qty, note }) => ({ name, qty, note }))

/** The mail about an event of an order; undefined for an event without one. */
export const orderLetter = (
  { order, tenders, goods }: Pick<OrderRecord, 'order' | 'tenders' | 'goods'>,
  { kind, subjectId }: ToTell,
): OrderMessage | undefined => {
  const { currency, fulfilment, content } = order
  const about = mailedTo(order)
  const items = mailedItems(order, content.items)
  // Money that comes for a cancelled order is released, and places no order.
  if (kind === 'authorised')
    return fulfilment === 'cancelled'
      ? undefined
      : { kind: 'orderPlaced', ...about, items, ...mailedOrder({ order, tenders }) }
  if (kind === 'cancelled')
    return { kind: 'orderCancelled', ...about, items, total: content.totals.total, currency }
  if (has(parcelKinds, kind)) {
    const parcel = goods.parcels.find(({ id }) => id === subjectId)
    if (!parcel) return undefined
    const { carrier, trackingNumber, trackingUrl, shippingId, lines } = parcel
    return {
      ...{ kind: parcelKinds[kind], ...about, items: withoutPrices(mailedItems(order, lines)) },
      parts: mailedParcel(order, shippingId),
      ...{ carrier: carrier ?? undefined, trackingNumber: trackingNumber ?? undefined },
      trackingUrl: trackingUrl ?? undefined,
    }
  }
  if (kind === 'cancelledInPart') {
    const cancellation = goods.cancellations.find(({ id }) => id === subjectId)
    const refund = goods.refunds.find(({ key }) => key === `cancel-${subjectId}`)
    if (!cancellation) return undefined
    const cancelled = withoutPrices(mailedItems(order, cancellation.lines))
    return { kind: 'orderCancelledInPart', ...about, items: cancelled, amount: refund?.amount ?? 0, currency }
  }
  const refund = goods.refunds.find(({ id }) => id === subjectId)
  return refund && { kind: 'orderRefunded', ...about, amount: refund.amount, currency }
}
