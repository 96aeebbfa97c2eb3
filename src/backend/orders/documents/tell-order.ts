import { and, eq } from 'drizzle-orm'
import type { MailUnit } from '#src/backend/mail/mail.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { joinCancellations } from './join-cancellations.ts'
import { findOrder, type OrderRecord } from '../store/order-store.ts'
import { orderLetter, type ToTell } from './order-letter.ts'
import { orderEvent } from '../store/order-tables.ts'
import { isToTell } from '../store/untold-events.ts'

/** Queues the mails about events of an order within a transaction; none for an erased customer, see `orderPersonalData`. */
export const sendLetters = async (
  send: MailUnit['send'],
  record: Pick<OrderRecord, 'order' | 'tenders' | 'goods'>,
  events: readonly ToTell[],
): Promise<void> => {
  const { email: to, locale } = record.order
  if (to === '') return
  const letters = events.flatMap((event) => orderLetter(record, event) ?? [])
  for (const message of joinCancellations(letters)) await send({ locale, to, message })
}

/**
 * Mails the shopper about the events of an order, once about each: they are marked in the transaction that queues the mail. A failure is
 * logged, and `reconcileOrders` tries again.
 */
export const tellOrder = async (
  { mailed, clock, log }: Pick<OrderDependencies, 'mailed' | 'clock' | 'log'>,
  record: Pick<OrderRecord, 'order' | 'tenders' | 'goods'>,
): Promise<void> => {
  const { orderNumber } = record.order
  const untold = and(eq(orderEvent.orderNumber, orderNumber), isToTell(clock()))
  try {
    await mailed(async ({ sql, send }) => {
      const events = await sql
        .update(orderEvent)
        .set({ toldAt: clock() })
        .where(untold)
        .returning({ kind: orderEvent.kind, subjectId: orderEvent.subjectId })
      // These may be events of others that came meanwhile, about parts that the order as it was read does not have.
      const isOfParts = events.some(({ subjectId }) => subjectId !== null)
      const now = isOfParts ? ((await findOrder(sql, orderNumber)) ?? record) : record
      await sendLetters(send, now, events)
    })
  } catch (error) {
    log.warn({ event: 'order not told', orderNumber, err: error })
  }
}
