import type { LineUnits } from '#src/rules/orders/open-lines.ts'
import type { OrderEventKind } from '#src/rules/orders/order-states.ts'
import type { OrderMessage } from '#src/backend/mail/mail.ts'
import type { WholeOrder } from './order-store.ts'

/** What is told of an order by mail: what happened, and the parcel, cancellation or refund that it is about. */
export type ToTell = Readonly<{ kind: OrderEventKind; subjectId: string | null }>

const wholeKinds = { authorised: 'orderPlaced', cancelled: 'orderCancelled' } as const

const parcelKinds = {
  parcelSent: 'orderSent',
  parcelReady: 'orderReady',
  parcelArrived: 'orderDelivered',
} as const

const has = <T extends object>(kinds: T, kind: PropertyKey): kind is keyof T => Object.hasOwn(kinds, kind)

/** The mail about what happened to an order; undefined where there is nothing to tell. */
export const orderLetter = (
  { order, goods }: Pick<WholeOrder, 'order' | 'goods'>,
  { kind, subjectId }: ToTell,
): OrderMessage | undefined => {
  const { orderNumber, currency, fulfilment, content } = order
  const named = (lines: readonly LineUnits[]) =>
    lines.flatMap(({ id, qty }) => {
      const item = content.items.find((one) => one.id === id)
      return item ? [{ name: item.name, qty }] : []
    })
  if (has(wholeKinds, kind)) {
    // Money that comes for a cancelled order goes back: nothing is placed by it.
    if (kind === 'authorised' && fulfilment === 'cancelled') return undefined
    return {
      kind: wholeKinds[kind],
      orderNumber,
      items: named(content.items),
      total: content.totals.total,
      currency,
    }
  }
  if (has(parcelKinds, kind)) {
    const parcel = goods.parcels.find(({ id }) => id === subjectId)
    if (!parcel) return undefined
    const { carrier, trackingNumber, trackingUrl } = parcel
    const { storeName } = content.shipments.find(({ shippingId }) => shippingId === parcel.shippingId) ?? {}
    return {
      ...{ kind: parcelKinds[kind], orderNumber, items: named(parcel.lines), storeName },
      ...{ carrier: carrier ?? undefined, trackingNumber: trackingNumber ?? undefined },
      trackingUrl: trackingUrl ?? undefined,
    }
  }
  if (kind === 'cancelledInPart') {
    const cancellation = goods.cancellations.find(({ id }) => id === subjectId)
    const refund = goods.refunds.find(({ key }) => key === `cancel-${subjectId}`)
    if (!cancellation) return undefined
    const items = named(cancellation.lines)
    return { kind: 'orderCancelledInPart', orderNumber, items, amount: refund?.amount ?? 0, currency }
  }
  const refund = goods.refunds.find(({ id }) => id === subjectId)
  return refund && { kind: 'orderRefunded', orderNumber, amount: refund.amount, currency }
}
