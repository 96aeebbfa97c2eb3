import { and, isNull, sql, type SQL } from 'drizzle-orm'
import { orderEvent } from './order-tables.ts'
import { instantAfter } from '#src/base/clock.ts'

/** How many mails about cancellations of units an order sends in an hour; later ones wait, and come together in one. */
export const cancellationMails = { count: 3, ms: 3_600_000 }

/** SQL condition: no mail was queued about the event yet, and one may be now. */
export const isToTell = (instant: string): SQL | undefined => {
  const since = instantAfter(instant, -cancellationMails.ms)
  const mailed = sql`(
    select count(*) from order_event mailed
    where mailed.order_number = ${orderEvent.orderNumber} and mailed.kind = 'cancelledInPart'
      and mailed.told_at > ${since}::timestamptz
  )`
  const mayGo = sql`(${orderEvent.kind} <> 'cancelledInPart' or ${mailed} < ${cancellationMails.count})`
  return and(isNull(orderEvent.toldAt), mayGo)
}
