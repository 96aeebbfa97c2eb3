import { and, isNull, sql, type SQL } from 'drizzle-orm'
import { orderEvent } from './order-tables.ts'

/** Mails about cancellations of single units that an order sends in an hour; later ones wait, and come together in one. */
export const cancellationMails = { count: 3, ms: 3_600_000 }

/** Of events that are not told yet, and need not wait. */
export const isToTell = (instant: string): SQL | undefined => {
  const since = new Date(Date.parse(instant) - cancellationMails.ms).toISOString()
  const told = sql`(
    select count(*) from order_event told
    where told.order_number = ${orderEvent.orderNumber} and told.kind = 'cancelledInPart'
      and told.told_at > ${since}::timestamptz
  )`
  const mayGo = sql`(${orderEvent.kind} <> 'cancelledInPart' or ${told} < ${cancellationMails.count})`
  return and(isNull(orderEvent.toldAt), mayGo)
}
