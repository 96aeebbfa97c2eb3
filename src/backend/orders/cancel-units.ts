import { and, eq } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { cancelledAmount } from '#src/rules/orders/line-amounts.ts'
import { haveUnits, linesWith, type LineUnits } from '#src/rules/orders/open-lines.ts'
import { unpaid, type OrderActor } from '#src/rules/orders/order-states.ts'
import { returnPromotions } from '#src/backend/promotions/promotion-claims.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import { bookRefund, refundable } from './book-refund.ts'
import { orderCancellation, orderParcel } from './fulfilment-tables.ts'
import { moveGoods } from './move-goods.ts'
import { linesOfGoods, type StoredCancellation } from './order-goods.ts'
import type { OrderParts } from './order-parts.ts'
import { appendEvents, isCancellable, type StoredOrder, type WholeOrder } from './order-store.ts'
import { returnDiscounts, returnUnits } from './return-goods.ts'
import { returnTenders } from './take-tenders.ts'

type CancelParts = Pick<OrderParts, 'clock' | 'newId'>

const tooLate = () => err(apiError('ORD410'))

/** Gives the money of a cancellation back: all that an order still holds once nothing of it comes. */
const returnMoney = async (
  tx: Sql,
  whole: WholeOrder,
  cancellation: StoredCancellation,
  isWhole: boolean,
  parts: CancelParts,
): Promise<void> => {
  const { order, tenders, goods } = whole
  const { id, actor } = cancellation
  if (unpaid.some((state) => state === order.payment)) {
    await returnTenders(tx, order, tenders, { newId: parts.newId, instant: cancellation.at })
    return
  }
  const cancelledBy = (cancellations: readonly StoredCancellation[]): number =>
    cancelledAmount(
      order.content,
      linesWith(
        linesOfGoods(order.content, { ...goods, cancellations: [...cancellations] }),
        (line) => line.cancelled,
      ),
    )
  const off = cancelledBy([...goods.cancellations, cancellation]) - cancelledBy(goods.cancellations)
  const amount = isWhole ? refundable(whole) : Math.min(off, refundable(whole))
  const refund = { key: `cancel-${id}`, amount, cause: 'cancelled', reason: '', actor } as const
  if (amount > 0) await bookRefund(tx, whole, refund, parts)
  else if (isWhole)
    await appendEvents(tx, order, ['refunded'], { actor: 'system', at: cancellation.at, isSilent: true })
}

/**
 * Cancels units of a locked order that have not left, or all of it where nothing left for good: stock, uses of promotions and discounts come
 * back, and the money for them. ORD410, and the caller rolls back, where it is too late.
 * @param lines what is cancelled; all of the order where it is missing
 */
export const cancelUnits = async (
  tx: Sql,
  whole: WholeOrder,
  { actor, lines }: { actor: OrderActor; lines?: readonly LineUnits[] | undefined },
  parts: CancelParts,
): Promise<Result<StoredOrder, ApiError<'ORD410'>>> => {
  const { order, goods } = whole
  const states = linesOfGoods(order.content, goods)
  if (lines && !haveUnits(states, lines, ({ open }) => open)) return tooLate()
  const coming = linesWith(states, ({ ordered, cancelled }) => ordered - cancelled)
  const sumOf = (some: readonly LineUnits[]): number => some.reduce((sum, { qty }) => sum + qty, 0)
  const isWhole = lines === undefined || sumOf(lines) === sumOf(coming)
  if (isWhole && !isCancellable(order, states, actor)) return tooLate()
  const at = parts.clock()
  const { orderNumber } = order
  const cancelled = [...(isWhole ? coming : (lines ?? []))]
  const cancellation: StoredCancellation = { id: parts.newId(), orderNumber, lines: cancelled, actor, at }
  const after = { ...goods, cancellations: [...goods.cancellations, cancellation] }
  const noted = { actor, at, subjectId: cancellation.id }
  const changed = isWhole
    ? await appendEvents(tx, order, ['cancelled'], noted)
    : await moveGoods(tx, whole, ['cancelledInPart'], after, noted)
  if (!changed) return tooLate()
  await tx.insert(orderCancellation).values(cancellation)
  // What was laid out goes back on its shelf.
  if (isWhole)
    await tx
      .delete(orderParcel)
      .where(and(eq(orderParcel.orderNumber, orderNumber), eq(orderParcel.kind, 'ready')))
  await returnUnits(tx, order, cancelled)
  const gone = (some: typeof goods) => linesWith(linesOfGoods(order.content, some), (line) => line.cancelled)
  await returnDiscounts(tx, order, { before: gone(goods), after: gone(after) }, at)
  if (isWhole) await returnPromotions(tx, orderNumber)
  await returnMoney(tx, { ...whole, order: changed }, cancellation, isWhole, parts)
  return ok(changed)
}
