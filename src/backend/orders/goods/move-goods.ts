import { goodsEvents } from '#src/rules/orders/goods-events.ts'
import { unitsAmount } from '#src/rules/orders/line-amounts.ts'
import { linesWith, openLines } from '#src/rules/orders/open-lines.ts'
import { isCollected } from '#src/rules/orders/collected.ts'
import type { OrderActor, OrderEventKind } from '#src/rules/orders/order-states.ts'
import { earnPoints, pointsFor } from '#src/backend/customer/loyalty/earned-points.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { linesOfGoods, type OrderGoods, type StoredParcel } from '../store/order-goods.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { amountBack } from '../money/points.ts'
import { appendEvents, type StoredOrder, type OrderRecord } from '../store/order-store.ts'

type Moved = { actor: OrderActor; at: string; subjectId?: string; isSilent?: boolean }

/**
 * Appends the event of a change of goods to a locked order, and the event of the order that follows from it; `goods` are those after it.
 * Undefined, and nothing written, where the state of the order does not allow it.
 */
export const moveGoods = async (
  tx: Sql,
  { order }: OrderRecord,
  kinds: readonly OrderEventKind[],
  goods: OrderGoods,
  moved: Moved,
): Promise<StoredOrder | undefined> => {
  const { content, fulfilment } = order
  const lines = linesOfGoods(content, goods).map((line) => {
    const { shippingId } = content.items.find(({ id }) => id === line.id) ?? {}
    const shipment = content.shipments.find((one) => one.shippingId === shippingId)
    return { ...line, isCollected: shipment !== undefined && isCollected(shipment) }
  })
  const isNew = fulfilment === 'open' && kinds.some((kind) => kind !== 'cancelledInPart')
  const from = isNew ? 'allocated' : fulfilment
  const begun = await appendEvents(tx, order, isNew ? ['allocated'] : [], { actor: 'system', at: moved.at })
  const noted = begun && (await appendEvents(tx, begun, kinds, moved))
  return noted && appendEvents(tx, noted, goodsEvents(from, lines), { ...moved, actor: 'system' })
}

/**
 * Books the points that goods of a parcel earn as they leave, by what is still paid for them; goods laid out in a store earn them when they are collected.
 */
export const earnByParcel = async (
  tx: Sql,
  { order, goods }: OrderRecord,
  parcel: StoredParcel,
  { clock, newId }: Pick<OrderDependencies, 'clock' | 'newId'>,
): Promise<void> => {
  const { content, ownerId, orderNumber } = order
  const left = goods.parcels.filter(
    ({ id, kind, arrivedAt }) => id !== parcel.id && (kind === 'sent' || arrivedAt !== null),
  )
  const amountOf = (parcels: readonly StoredParcel[]): number => {
    const lines = openLines(content.items, { parcels, cancellations: [], returns: [] })
    const sent = linesWith(lines, (line) => line.sent)
    return Math.max(unitsAmount(content, sent) - amountBack(goods.refunds), 0)
  }
  const points = pointsFor(amountOf([...left, parcel])) - pointsFor(amountOf(left))
  await earnPoints(
    tx,
    { id: newId(), customerId: ownerId, orderNumber, part: parcel.id, at: clock() },
    points,
  )
}
