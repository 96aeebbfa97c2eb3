import { eq } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { OrderActor, OrderEventKind } from '#src/rules/orders/order-states.ts'
import { splitRefund } from '#src/rules/payments/split-tenders.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { orderRefund } from '../store/fulfilment-tables.ts'
import type { StoredRefund } from '../store/order-goods.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { costOfGiftCards, readSoldGiftCards, type SoldGiftCard } from '../store/order-gift-cards.ts'
import { appendEvents, type StoredOrder, type StoredTender, type OrderRecord } from '../store/order-store.ts'
import { orderTender } from '../store/order-tables.ts'
import type { RefundCause } from '../store/refund-parts.ts'
import { takeRefundPoints } from './points.ts'
import { inLockOrder, returnToTender } from './taken-tenders.ts'

/**
 * A refund to be booked; `amount` is minor units of the order's currency. The same key is the same refund. `refundable` is the `part` that
 * could be refunded as it was seen.
 */
export type NewRefund = Readonly<{
  key: string
  amount: number
  cause: RefundCause
  reason: string
  actor: OrderActor
  refundable?: number | undefined
}>

/** The key of the part of a refund that a provider refused, where its other parts went back. */
export const refusedKey = (key: string): string => `${key}/refused`

/** The amount a refund was booked with: the part that its provider refused may stand by itself. */
const bookedAmount = (refunds: readonly StoredRefund[], key: string): number =>
  refunds.reduce((sum, one) => sum + ([key, refusedKey(key)].includes(one.key) ? one.amount : 0), 0)

const heldBy = (tenders: readonly StoredTender[]): number =>
  tenders.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)

/** How much of an order can still be refunded, in minor units; 0 of one that is not paid. */
export const heldForRefund = ({ order, tenders }: Pick<OrderRecord, 'order' | 'tenders'>): number =>
  ['authorised', 'captured', 'partlyRefunded'].includes(order.payment) ? heldBy(tenders) : 0

/**
 * What one refund may take of an order, in minor units: any amount up to `part`, or `whole`. They differ until the first of its gift cards is
 * mailed: what the cards cost goes back with all the rest alone, as none is mailed then.
 */
type RefundLimits = Readonly<{ part: number; whole: number }>

/** @param cards the gift cards of the order that were mailed */
export const refundLimits = (
  record: Pick<OrderRecord, 'order' | 'tenders' | 'goods'>,
  cards: readonly SoldGiftCard[],
): RefundLimits => {
  const whole = heldForRefund(record)
  const part = Math.max(0, whole - costOfGiftCards(record.order.content, record.goods, cards))
  return { part, whole: cards.length === 0 ? whole : part }
}

/** What one refund may take of a locked order. */
export const readRefundLimits = async (tx: Sql, record: OrderRecord): Promise<RefundLimits> => {
  const { orderNumber, content } = record.order
  const hasGiftCards = content.items.some(({ isGiftCard }) => isGiftCard)
  return refundLimits(record, hasGiftCards ? await readSoldGiftCards(tx, orderNumber) : [])
}

/** Whether a refund waits for its provider, `besides` the one that is named. */
export const isRefundDue = (refunds: readonly StoredRefund[], besides?: string): boolean =>
  refunds.some(({ id, state }) => state === 'due' && id !== besides)

/**
 * The event of a refund that waits for no provider: before its capture an order is reduced instead of refunded. All of it is refunded only once
 * no other refund `isDue`, as a provider may refuse that one.
 */
export const refundEvent = (
  { payment }: StoredOrder,
  tenders: readonly StoredTender[],
  isDue: boolean,
): Extract<OrderEventKind, 'reduced' | 'refunded' | 'refundedInPart'> => {
  if (payment === 'authorised') return 'reduced'
  return heldBy(tenders) === 0 && !isDue ? 'refunded' : 'refundedInPart'
}

/** Whether the provider has to be asked. Before the capture a lower amount is captured instead, and the authorisation voided where nothing is left. */
const needsProvider = ({ order, attempt }: OrderRecord, charged: StoredTender): boolean => {
  const isTaken = order.payment !== 'authorised' || attempt?.captureState === 'due'
  return isTaken || charged.refunded === charged.amount
}

/**
 * Books a refund of a locked order within its transaction: gift cards, points and credit get their parts at once, a provider's part waits
 * for `sendRefunds`. What the order's own gift cards cost is kept for them, see `RefundLimits`. ORD412 for more than is refundable, where
 * that is another amount than was seen, and for a known key with another amount.
 */
export const bookRefund = async (
  tx: Sql,
  record: OrderRecord,
  { key, amount, cause, reason, actor, refundable: seen }: NewRefund,
  { clock, newId }: Pick<OrderDependencies, 'clock' | 'newId'>,
): Promise<Result<{ order: StoredOrder; refund: StoredRefund }, ApiError<'ORD412'>>> => {
  const { order, tenders, goods } = record
  const before = goods.refunds.find((one) => one.key === key)
  const { part: limit, whole } = await readRefundLimits(tx, record)
  const tooMuch = err(apiError('ORD412', { refundable: limit }))
  if (before) return bookedAmount(goods.refunds, key) === amount ? ok({ order, refund: before }) : tooMuch
  if ((seen !== undefined && seen !== limit) || (amount > limit && amount !== whole)) return tooMuch
  const forGiftCards = amount > limit ? 0 : heldForRefund(record) - limit
  const id = newId()
  const at = clock()
  const { orderNumber } = order
  const shares = new Map(
    splitRefund(amount, tenders, forGiftCards).refunds.map((one) => [one.id, one.amount]),
  )
  const after: StoredTender[] = []
  for (const tender of inLockOrder(tenders)) {
    const part = shares.get(tender.id) ?? 0
    const refunded = tender.refunded + part
    after.push({ ...tender, refunded })
    if (part === 0) continue
    const isWhole = part === tender.amount
    const reference = isWhole ? orderNumber : `${orderNumber}/${id}`
    await returnToTender(tx, order, tender, part, { instant: at, newId, reference })
    await tx.update(orderTender).set({ refunded }).where(eq(orderTender.id, tender.id))
  }
  const charged = after.find((one) => one.source.kind === 'provider' && shares.has(one.id))
  const isDue = charged !== undefined && needsProvider(record, charged)
  const refund: StoredRefund = {
    ...{ id, orderNumber, key, amount, cause, reason, actor, at, updatedAt: at },
    parts: [...shares].map(([tenderId, part]) => ({ tenderId, amount: part })),
    state: isDue ? 'due' : 'done',
  }
  await tx.insert(orderRefund).values(refund)
  if (!isDue) await takeRefundPoints(tx, order, refund, { clock, newId })
  const noted = { actor: cause === 'cancelled' ? 'system' : actor, at, subjectId: id } as const
  const isSilent = cause === 'cancelled'
  const kinds = isDue ? [] : [refundEvent(order, after, isRefundDue(goods.refunds))]
  return ok({ order: (await appendEvents(tx, order, kinds, { ...noted, isSilent })) ?? order, refund })
}
