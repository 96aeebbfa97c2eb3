import { inArray } from 'drizzle-orm'
import { isoInstant } from '#src/base/clock.ts'
import { linesWith, openLines, type LineState, type LineUnits } from '#src/rules/orders/open-lines.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { orderCancellation, orderParcel, orderRefund } from './fulfilment-tables.ts'
import type { OrderContent } from './order-content.ts'
import { orderReturn } from './return-tables.ts'

export type StoredParcel = typeof orderParcel.$inferSelect
export type StoredCancellation = typeof orderCancellation.$inferSelect
export type StoredReturn = typeof orderReturn.$inferSelect
export type StoredRefund = typeof orderRefund.$inferSelect

/** Parcels, cancellations, refunds and returns of an order, the earliest first. */
export type OrderGoods = {
  parcels: StoredParcel[]
  cancellations: StoredCancellation[]
  refunds: StoredRefund[]
  returns: StoredReturn[]
}

/** The goods of a new order. */
export const noGoods: OrderGoods = { parcels: [], cancellations: [], refunds: [], returns: [] }

const isoOrNull = (instant: string | null): string | null => (instant === null ? null : isoInstant(instant))

/** Reads the goods of orders. */
export const readGoods = async (
  db: Sql,
  orderNumbers: readonly string[],
): Promise<(orderNumber: string) => OrderGoods> => {
  const numbers = [...orderNumbers]
  // One after the other: a transaction has one connection.
  const parcels = await db
    .select()
    .from(orderParcel)
    .where(inArray(orderParcel.orderNumber, numbers))
    .orderBy(orderParcel.at, orderParcel.id)
  const cancellations = await db
    .select()
    .from(orderCancellation)
    .where(inArray(orderCancellation.orderNumber, numbers))
    .orderBy(orderCancellation.at, orderCancellation.id)
  const refunds = await db
    .select()
    .from(orderRefund)
    .where(inArray(orderRefund.orderNumber, numbers))
    .orderBy(orderRefund.at, orderRefund.id)
  const returns = await db
    .select()
    .from(orderReturn)
    .where(inArray(orderReturn.orderNumber, numbers))
    .orderBy(orderReturn.requestedAt, orderReturn.returnId)
  return (orderNumber) => {
    const own = (one: { orderNumber: string }): boolean => one.orderNumber === orderNumber
    return {
      parcels: parcels
        .filter(own)
        .map((one) => ({ ...one, at: isoInstant(one.at), arrivedAt: isoOrNull(one.arrivedAt) })),
      cancellations: cancellations.filter(own).map((one) => ({ ...one, at: isoInstant(one.at) })),
      refunds: refunds.filter(own).map((one) => ({ ...one, at: isoInstant(one.at) })),
      returns: returns.filter(own).map((one) => ({
        ...one,
        requestedAt: isoInstant(one.requestedAt),
        receivedAt: isoOrNull(one.receivedAt),
      })),
    }
  }
}

/** Where the units of an order's lines are. */
export const linesOfGoods = ({ items }: Pick<OrderContent, 'items'>, goods: OrderGoods): LineState[] =>
  openLines(items, goods)

/** Units that were cancelled or returned, by line. */
export const goneUnits = (content: Pick<OrderContent, 'items'>, goods: OrderGoods): LineUnits[] =>
  linesWith(linesOfGoods(content, goods), ({ cancelled, returned }) => cancelled + returned)
