import { and, count, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import { isoInstant } from '#src/base/clock.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { z } from 'zod'
import type { CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { StaffOrder, staffOrderCalls } from '#src/contract/orders/staff-calls.ts'
import { nameFields, personName } from '#src/rules/address/address-lines.ts'
import { orderStatus } from '#src/rules/orders/order-states.ts'
import { openUnitsOf } from '#src/rules/orders/open-lines.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { refundLimits } from '../money/refund.ts'
import { orderNote } from '../store/fulfilment-tables.ts'
import { linesOfGoods } from '../store/order-goods.ts'
import { readSoldGiftCards, type SoldGiftCard } from '../store/order-gift-cards.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { presentOrder } from '../documents/order-presenter.ts'
import { mayRetryRelease } from '../money/release.ts'
import {
  findOrder,
  inStatus,
  isPaid,
  readRecords,
  type StoredAttempt,
  type OrderRecord,
} from '../store/order-store.ts'
import { orderEvent, paymentAttempt, shopOrder } from '../store/order-tables.ts'

type Found = CallOutput<'POST /ops/v1/orders/search'>
type Search = z.output<(typeof staffOrderCalls)['POST /ops/v1/orders/search']['body']>

const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

/** SQL condition: the order has this number or email, or a name that contains it. */
const found = (search: string): SQL | undefined => {
  const part = `%${literally(search)}%`
  const named = (address: SQL): SQL => {
    const names = nameFields.map((field) => sql`${address}->>${field}::text`)
    return sql`concat_ws(' ', ${sql.join(names, sql`, `)}) ilike ${part}`
  }
  return or(
    eq(shopOrder.orderNumber, search.toUpperCase()),
    eq(shopOrder.email, search.toLowerCase()),
    named(sql`(${shopOrder.content}->'billingAddress')`),
    sql`exists (select 1 from jsonb_array_elements(${shopOrder.content}->'shipments') s where ${named(sql`(s->'address')`)})`,
  )
}

const nameOf = ({ order: { content } }: OrderRecord): string => {
  const place = content.shipments.find(({ address }) => address)?.address ?? content.billingAddress
  return personName(place)
}

/** Units that staff have to send or lay out: none of an order that is not paid, and none that come by email. */
const unitsToSend = ({ order, goods }: OrderRecord): number => {
  if (!isPaid(order)) return 0
  const { content } = order
  const digital = new Set(content.items.filter((item) => item.isDigitalProduct).map(({ id }) => id))
  return openUnitsOf(linesOfGoods(content, goods).filter(({ id }) => !digital.has(id)))
}

const rowOf = (record: OrderRecord): Found['orders'][number] => {
  const { orderNumber, placedAt, email, currency, total } = record.order
  return {
    ...{ orderNumber, placedAt, email, currency, total, st: orderStatus(record.order), name: nameOf(record) },
    openUnits: unitsToSend(record),
  }
}

const attemptOf = (attempt: StoredAttempt): StaffOrder['attempts'][number] => {
  const { provider, reference, amount, outcome, errorId, captureAmount, captureState, createdAt } = attempt
  return {
    ...{ provider, reference: reference ?? undefined, amount, outcome, errorId: errorId ?? undefined },
    capture:
      captureState === null || captureAmount === null
        ? undefined
        : { amount: captureAmount, state: captureState },
    createdAt: isoInstant(createdAt),
  }
}

const staffCardOf = (card: SoldGiftCard): StaffOrder['giftCards'][number] => {
  const { id: cardId, itemId, amount, balance, lastSigns, sentAt, blockedAt } = card
  const used = balance === amount ? 'unused' : 'used'
  return { cardId, itemId, amount, lastSigns, sentAt, state: blockedAt === null ? used : 'cancelled' }
}

const readStaffOrder = async (db: Sql, record: OrderRecord): Promise<StaffOrder> => {
  const { orderNumber } = record.order
  const [cards, events, notes, attempts] = await Promise.all([
    readSoldGiftCards(db, orderNumber),
    db.select().from(orderEvent).where(eq(orderEvent.orderNumber, orderNumber)).orderBy(orderEvent.number),
    db
      .select()
      .from(orderNote)
      .where(eq(orderNote.orderNumber, orderNumber))
      .orderBy(orderNote.at, orderNote.id),
    db
      .select()
      .from(paymentAttempt)
      .where(eq(paymentAttempt.orderNumber, orderNumber))
      .orderBy(paymentAttempt.createdAt),
  ])
  const { part, whole } = refundLimits(record, cards)
  const methodOf = (tenderId: string): string =>
    record.tenders.find(({ id }) => id === tenderId)?.method ?? ''
  return {
    order: presentOrder(record),
    refundable: part,
    refundableInFull: whole,
    mayRetryRelease: mayRetryRelease(record),
    giftCards: cards.map(staffCardOf),
    events: events.map(({ number, kind, actor, at }) => ({ number, kind, actor, at: isoInstant(at) })),
    notes: notes.map(({ text, at }) => ({ text, at: isoInstant(at) })),
    attempts: attempts.map(attemptOf),
    refunds: record.goods.refunds.map(({ id, amount, reason, actor, state, at, parts }) => ({
      ...{ refundId: id, amount, reason, actor, state, at },
      parts: parts.map((part) => ({ code: methodOf(part.tenderId), amount: part.amount })),
    })),
    cancellations: record.goods.cancellations.map(({ lines, actor, at }) => ({
      lines: [...lines],
      actor,
      at,
    })),
  }
}

/** How staff read orders. */
export const createStaffQueries = ({ db }: Pick<OrderDependencies, 'db'>) => ({
  find: async ({ search, status, start, count: pageSize }: Search): Promise<Found> => {
    const wanted = and(search ? found(search) : undefined, status && inStatus(status))
    const [orders, [counted]] = await Promise.all([
      db
        .select()
        .from(shopOrder)
        .where(wanted)
        .orderBy(desc(shopOrder.placedAt), shopOrder.orderNumber)
        .limit(pageSize)
        .offset(start),
      db.select({ total: count() }).from(shopOrder).where(wanted),
    ])
    return { orders: (await readRecords(db, orders)).map(rowOf), total: counted?.total ?? 0 }
  },

  /** ORD409 for no order. */
  read: async (orderNumber: string): Promise<Result<StaffOrder, ApiError<'ORD409'>>> => {
    const record = await findOrder(db, orderNumber)
    return record ? ok(await readStaffOrder(db, record)) : err(apiError('ORD409'))
  },
})
