import { and, eq, isNull } from 'drizzle-orm'
import type { OrderEventKind } from '#src/rules/orders/order-states.ts'
import type { MailMessage } from '#src/backend/mail/mail.ts'
import type { OrderParts } from './order-parts.ts'
import type { StoredOrder } from './order-store.ts'
import { orderEvent } from './order-tables.ts'

const kindOf = (event: OrderEventKind): 'orderPlaced' | 'orderCancelled' | undefined => {
  if (event === 'authorised') return 'orderPlaced'
  return event === 'cancelled' ? 'orderCancelled' : undefined
}

/** Tells the shopper by mail what happened to an order, each event once; nobody where they are gone, see `orderPersonalData`. */
export const tellOrder = async (
  { db, sendMail, clock }: Pick<OrderParts, 'db' | 'sendMail' | 'clock'>,
  { orderNumber, email, locale, currency, fulfilment, content }: StoredOrder,
): Promise<void> => {
  const untold = and(eq(orderEvent.orderNumber, orderNumber), isNull(orderEvent.toldAt))
  const events = await db
    .update(orderEvent)
    .set({ toldAt: clock() })
    .where(untold)
    .returning({ kind: orderEvent.kind })
  const items = content.items.map(({ name, qty }) => ({ name, qty }))
  for (const { kind: event } of events) {
    const kind = kindOf(event)
    // Money that comes for a cancelled order goes back: nothing is placed by it.
    const isOver = kind === 'orderPlaced' && fulfilment === 'cancelled'
    if (!kind || isOver || email === '') continue
    const message: MailMessage = { kind, orderNumber, items, total: content.totals.total, currency }
    sendMail({ locale, to: email, message })
  }
}
