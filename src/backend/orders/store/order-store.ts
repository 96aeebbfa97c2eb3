import { and, count, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import { isoInstant } from '#src/base/clock.ts'
import { isUuid } from '#src/base/ids.ts'
import { orderStatuses, type Order } from '#src/contract/orders/order.ts'
import { byRank } from '#src/contract/payments/tenders.ts'
import { isLaidOut } from '#src/rules/orders/laid-out.ts'
import {
  nextOrderState,
  orderStatus,
  paid,
  statesOf,
  unpaid,
  type OrderActor,
  type OrderEventKind,
  type OrderState,
  everPaid,
} from '#src/rules/orders/order-states.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { readGoods, type OrderGoods } from './order-goods.ts'
import { orderEvent, orderTender, paymentAttempt, shopOrder } from './order-tables.ts'

export type StoredOrder = typeof shopOrder.$inferSelect
export type StoredTender = typeof orderTender.$inferSelect
export type StoredAttempt = typeof paymentAttempt.$inferSelect

/** An order with its tenders, its latest attempt and what happened to its goods. */
export type OrderRecord = {
  order: StoredOrder
  tenders: StoredTender[]
  attempt: StoredAttempt | undefined
  goods: OrderGoods
}

const withInstants = (order: StoredOrder): StoredOrder => ({
  ...order,
  placedAt: isoInstant(order.placedAt),
  updatedAt: isoInstant(order.updatedAt),
})

/** Reads orders with their parts, in the order of `orders`; the tenders of each in the order in which they pay. */
export const readRecords = async (db: Sql, orders: readonly StoredOrder[]): Promise<OrderRecord[]> => {
  const numbers = orders.map(({ orderNumber }) => orderNumber)
  if (numbers.length === 0) return []
  // One after the other: a transaction has one connection.
  const tenders = await db.select().from(orderTender).where(inArray(orderTender.orderNumber, numbers))
  const attempts = await db
    .selectDistinctOn([paymentAttempt.orderNumber])
    .from(paymentAttempt)
    .where(inArray(paymentAttempt.orderNumber, numbers))
    .orderBy(paymentAttempt.orderNumber, desc(paymentAttempt.createdAt))
  const goodsOf = await readGoods(db, numbers)
  return orders.map((order) => ({
    order: withInstants(order),
    tenders: tenders
      .filter(({ orderNumber }) => orderNumber === order.orderNumber)
      .toSorted((one, other) => byRank(one.method, other.method)),
    attempt: attempts.find(({ orderNumber }) => orderNumber === order.orderNumber),
    goods: goodsOf(order.orderNumber),
  }))
}

/** An order with its parts by its number; undefined for an unknown one. */
export const findOrder = async (db: Sql, orderNumber: string): Promise<OrderRecord | undefined> =>
  (await readRecords(db, await db.select().from(shopOrder).where(eq(shopOrder.orderNumber, orderNumber))))[0]

/** The latest order of a cart that has neither failed nor was cancelled. */
export const orderOfCart = async (db: Sql, cartId: string): Promise<OrderRecord | undefined> => {
  const isMeant = sql`${shopOrder.payment} <> 'failed' and ${shopOrder.fulfilment} <> 'cancelled'`
  const ofCart = and(eq(shopOrder.cartId, cartId), isMeant)
  const latest = db.select().from(shopOrder).where(ofCart).orderBy(desc(shopOrder.placedAt)).limit(1)
  return (await readRecords(db, await latest))[0]
}

/** SQL condition: the order waits for its payment. A cart has one such order at most. */
export const isUnsettled = sql`${inArray(shopOrder.payment, [...unpaid])} and ${shopOrder.fulfilment} <> 'cancelled'`

/** The number of the order of a cart that waits for its payment. */
export const waitingOrderOf = async (db: Sql, cartId: string): Promise<string | undefined> => {
  const ofCart = and(eq(shopOrder.cartId, cartId), isUnsettled)
  const [order] = await db.select({ orderNumber: shopOrder.orderNumber }).from(shopOrder).where(ofCart)
  return order?.orderNumber
}

/** Whether an order waits for its payment: one that was cancelled waits for nothing. */
export const isOpen = ({ payment, fulfilment }: StoredOrder): boolean =>
  (payment === 'paymentPending' || payment === 'challenged') && fulfilment !== 'cancelled'

/** Whether the money for an order is there, which was not cancelled. */
export const isPaid = ({ payment, fulfilment }: StoredOrder): boolean =>
  paid.some((state) => state === payment) && fulfilment !== 'cancelled'

/** Whether a caller may see an order: they own it, or their session placed it. */
export const isOrderOf = ({ ownerId, sessionId }: StoredOrder, caller: string): boolean =>
  ownerId === caller || sessionId === caller

/** Whether an actor may cancel all of an order: none of it has left for good. */
export const isCancellable = (
  { order, goods }: Pick<OrderRecord, 'order' | 'goods'>,
  actor: OrderActor,
): boolean =>
  order.payment !== 'failed' &&
  nextOrderState(order, 'cancelled', actor) !== undefined &&
  goods.parcels.every(isLaidOut)

/** Orders that are somebody's: they own them, or their session placed them. */
const isOrderOfCaller = (caller: string): SQL | undefined =>
  or(eq(shopOrder.ownerId, caller), eq(shopOrder.sessionId, caller))

/**
 * An order by its number, for a caller who may see it or for someone who knows its email, in lower case. One that they may not see takes the
 * same single statement as an unknown one.
 */
export const findOrderFor = async (
  db: Sql,
  orderNumber: string,
  by: { caller: string } | { email: string },
): Promise<OrderRecord | undefined> => {
  const isTheirs = 'caller' in by ? isOrderOfCaller(by.caller) : eq(shopOrder.email, by.email)
  const own = and(eq(shopOrder.orderNumber, orderNumber), isTheirs)
  return (await readRecords(db, await db.select().from(shopOrder).where(own)))[0]
}

/** Orders of a page, of one status or of all. */
export type OrdersWanted = { start: number; count: number; status?: Order['st'] | undefined }

/** SQL condition: the order has a status. */
export const inStatus = (status: Order['st']): SQL =>
  sql`(${shopOrder.payment}, ${shopOrder.fulfilment}) in (${sql.join(
    statesOf(status).map(({ payment, fulfilment }) => sql`(${payment}, ${fulfilment})`),
    sql`, `,
  )})`

/** A page of the orders of an owner that have not failed, the latest first, how many there are in all, and the statuses of all of them. */
export const ordersOf = async (
  db: Sql,
  ownerId: string,
  { start, count: pageSize, status }: OrdersWanted,
): Promise<{ orders: OrderRecord[]; total: number; statuses: Order['st'][] }> => {
  const every = and(isOrderOfCaller(ownerId), sql`${shopOrder.payment} <> 'failed'`)
  const own = and(every, status && inStatus(status))
  const { payment, fulfilment } = shopOrder
  const [orders, [counted], states] = await Promise.all([
    db
      .select()
      .from(shopOrder)
      .where(own)
      .orderBy(desc(shopOrder.placedAt), shopOrder.orderNumber)
      .limit(pageSize)
      .offset(start),
    db.select({ total: count() }).from(shopOrder).where(own),
    db.selectDistinct({ payment, fulfilment }).from(shopOrder).where(every),
  ])
  const occurring = new Set(states.map(orderStatus))
  return {
    orders: await readRecords(db, orders),
    total: counted?.total ?? 0,
    statuses: orderStatuses.filter((one) => occurring.has(one)),
  }
}

export const tendersOf = (tx: Sql, orderNumber: string): Promise<StoredTender[]> =>
  tx.select().from(orderTender).where(eq(orderTender.orderNumber, orderNumber))

/** Orders that were paid for and are not cancelled. */
export const isPaidFor = sql`${inArray(shopOrder.payment, everPaid)} and ${ne(shopOrder.fulfilment, 'cancelled')}`

/** Orders of somebody that were paid for and are not cancelled. */
export const countOrders = async (db: Sql, ownerId: string): Promise<number> =>
  isUuid(ownerId) ? db.$count(shopOrder, and(eq(shopOrder.ownerId, ownerId), isPaidFor)) : 0

/** Gives the orders of a guest to the customer as whom they signed in. */
export const adoptOrders = async (db: Sql, from: string, to: string): Promise<void> => {
  await db.update(shopOrder).set({ ownerId: to }).where(eq(shopOrder.ownerId, from))
}

/** The latest attempt to pay an order. */
export const latestAttempt = async (tx: Sql, orderNumber: string): Promise<StoredAttempt | undefined> => {
  const own = tx.select().from(paymentAttempt).where(eq(paymentAttempt.orderNumber, orderNumber))
  return (await own.orderBy(desc(paymentAttempt.createdAt)).limit(1))[0]
}

/** Locks an order until the transaction ends, so that its events come one after the other, and reads its latest attempt to pay. */
export const lockOrder = async (
  tx: Sql,
  orderNumber: string,
): Promise<{ order: StoredOrder; attempt: StoredAttempt | undefined } | undefined> => {
  const [found] = await tx
    .select({ order: shopOrder, attempt: paymentAttempt })
    .from(shopOrder)
    .leftJoin(paymentAttempt, eq(paymentAttempt.orderNumber, shopOrder.orderNumber))
    .where(eq(shopOrder.orderNumber, orderNumber))
    .orderBy(desc(paymentAttempt.createdAt))
    .limit(1)
    .for('update', { of: shopOrder })
  return found && { order: withInstants(found.order), attempt: found.attempt ?? undefined }
}

/** Locks an order as `lockOrder` does, and reads all of it. */
export const lockRecord = async (tx: Sql, orderNumber: string): Promise<OrderRecord | undefined> =>
  (await lockOrder(tx, orderNumber)) && findOrder(tx, orderNumber)

/** Events that the shopper gets a mail about. */
const mailedKinds: ReadonlySet<OrderEventKind> = new Set([
  ...(['authorised', 'cancelled', 'cancelledInPart', 'parcelSent', 'parcelReady', 'parcelArrived'] as const),
  ...(['reduced', 'refundedInPart', 'refunded'] as const),
])

/** A change of an attempt that has not run yet. */
type AttemptChange = ReturnType<typeof changeAttempt>

/** Changes an attempt: by itself once it is awaited, or along with what `appendEvents` writes. */
export const changeAttempt = (tx: Sql, key: string, set: Partial<StoredAttempt>) =>
  tx.update(paymentAttempt).set(set).where(eq(paymentAttempt.key, key)).returning({ key: paymentAttempt.key })

/**
 * Who caused events, and when; `subjectId` is the parcel, cancellation or refund that they are about; no mail is sent about them where
 * `isSilent`. `attempted` is a change of the order's attempt that goes with them, in the same statement.
 */
type Noted = {
  actor: OrderActor
  at: string
  subjectId?: string
  isSilent?: boolean
  attempted?: AttemptChange | undefined
}

/**
 * Appends events to a locked order, one after the other, and writes the state that they lead to. Undefined, and nothing written, where the
 * state of the order does not allow one of them.
 */
export const appendEvents = async (
  tx: Sql,
  order: StoredOrder,
  kinds: readonly OrderEventKind[],
  { actor, at, subjectId, isSilent = false, attempted }: Noted,
): Promise<StoredOrder | undefined> => {
  if (kinds.length === 0) return order
  let state: OrderState = order
  for (const kind of kinds) {
    const next = nextOrderState(state, kind, actor)
    if (!next) return undefined
    state = next
  }
  const { payment, fulfilment } = state
  const { orderNumber } = order
  const changed = tx
    .$with('changed')
    .as(
      tx
        .update(shopOrder)
        .set({ payment, fulfilment, updatedAt: at })
        .where(eq(shopOrder.orderNumber, orderNumber))
        .returning({ orderNumber: shopOrder.orderNumber }),
    )
  const before = sql<number>`(select coalesce(max(number), 0) from ${orderEvent} where order_number = ${orderNumber})`
  await tx
    .with(changed, ...(attempted ? [tx.$with('attempted').as(attempted)] : []))
    .insert(orderEvent)
    .values(
      kinds.map((kind, index) => ({
        ...{ orderNumber, number: sql`${before} + ${index + 1}`, kind, actor, at },
        subjectId: subjectId ?? null,
        toldAt: mailedKinds.has(kind) && !isSilent ? null : at,
      })),
    )
  return { ...order, payment, fulfilment, updatedAt: at }
}
