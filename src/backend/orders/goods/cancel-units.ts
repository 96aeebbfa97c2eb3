import { eq, inArray, sql } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { cancelledAmount } from '#src/rules/orders/line-amounts.ts'
import { parcelsWithout, unitsLaidOut } from '#src/rules/orders/laid-out.ts'
import { haveUnits, linesWith, type LineUnits } from '#src/rules/orders/open-lines.ts'
import { unpaid, type OrderActor } from '#src/rules/orders/order-states.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { bookRefund, isRefundDue, readRefundLimits } from '../money/refund.ts'
import { beginCapture } from '../money/capture.ts'
import { orderCancellation, orderParcel } from '../store/fulfilment-tables.ts'
import { moveGoods } from './move-goods.ts'
import { goneUnits, linesOfGoods, type OrderGoods, type StoredCancellation } from '../store/order-goods.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import {
  appendEvents,
  findOrder,
  isCancellable,
  type StoredOrder,
  type OrderRecord,
} from '../store/order-store.ts'
import { orderTender } from '../store/order-tables.ts'
import { returnDiscountsOf, returnLines, returnUses } from '../claims/claims.ts'
import { comesByEmail } from './send-digital.ts'
import { unearnedGifts, withLines } from './unearned-gifts.ts'
import { returnTenders } from '../money/taken-tenders.ts'

type CancelDependencies = Pick<OrderDependencies, 'clock' | 'newId'>

const tooLate = () => err(apiError('ORD410'))

const isUnpaid = ({ payment }: StoredOrder): boolean => unpaid.some((state) => state === payment)

/** Which lines are cancelled, and by whom; the whole order where no line is named. */
type Cancelling = { actor: OrderActor; lines?: readonly LineUnits[] | undefined; isWithdrawal?: boolean }

/**
 * What an order costs less for all its cancelled and returned units. A delivery is refunded with the last of its units; units of a plain
 * return, which refunds no delivery, count towards that in a withdrawal alone.
 */
const costOff = ({ order }: OrderRecord, goods: OrderGoods, isWithdrawal: boolean): number => {
  const withdrawn = goods.returns.filter(({ kind }) => isWithdrawal || kind === 'withdrawal')
  const undelivered = goneUnits(order.content, { ...goods, returns: withdrawn })
  return cancelledAmount(order.content, goneUnits(order.content, goods), undelivered)
}

/** Refunds a cancellation: all that an order still holds where nothing of it is left. A refund that waits for its provider ends the order's money later. */
const returnMoney = async (
  tx: Sql,
  record: OrderRecord,
  cancellation: StoredCancellation,
  { isWhole, isWithdrawal }: { isWhole: boolean; isWithdrawal: boolean },
  dependencies: CancelDependencies,
): Promise<void> => {
  const { order, tenders, goods } = record
  const { id, actor } = cancellation
  if (isUnpaid(order)) {
    await returnTenders(tx, order, tenders, { newId: dependencies.newId, instant: cancellation.at })
    // Money that comes after all is released by `bookRelease`.
    const returned = tenders.filter(({ source }) => source.kind !== 'provider').map((tender) => tender.id)
    await tx
      .update(orderTender)
      .set({ refunded: sql`${orderTender.amount}` })
      .where(inArray(orderTender.id, returned))
    return
  }
  const after = { ...goods, cancellations: [...goods.cancellations, cancellation] }
  const off = costOff(record, after, isWithdrawal) - costOff(record, goods, isWithdrawal)
  const changed = { ...record, goods: after }
  const { part: left } = await readRefundLimits(tx, changed)
  const amount = isWhole ? left : Math.min(off, left)
  const refund = { key: `cancel-${id}`, amount, cause: 'cancelled', reason: '', actor } as const
  if (amount > 0) await bookRefund(tx, changed, refund, dependencies)
  else if (isWhole && !isRefundDue(goods.refunds))
    await appendEvents(tx, order, ['refunded'], { actor: 'system', at: cancellation.at, isSilent: true })
}

/** Takes cancelled units out of the parcels that are laid out; a parcel without units is deleted. */
const shrinkParcels = async (tx: Sql, before: OrderGoods, after: OrderGoods): Promise<void> => {
  for (const { id, lines } of before.parcels) {
    const byId = eq(orderParcel.id, id)
    const left = after.parcels.find((parcel) => parcel.id === id)
    if (!left) await tx.delete(orderParcel).where(byId)
    else if (JSON.stringify(left.lines) !== JSON.stringify(lines))
      await tx.update(orderParcel).set({ lines: left.lines }).where(byId)
  }
}

/**
 * The lines that a cancellation takes of an order: all that are left where no line is named, or where none would be left, and with the last of
 * what was bought the gifts that have not left. Undefined where it is too late.
 */
const planOf = (record: OrderRecord, actor: OrderActor, lines: readonly LineUnits[] | undefined) => {
  const { order, goods } = record
  const states = linesOfGoods(order.content, goods)
  const all = linesWith(states, ({ ordered, cancelled }) => ordered - cancelled)
  const isWholeOpen = isCancellable(record, actor)
  if (!lines) return isWholeOpen ? { isWhole: true, units: all, states } : undefined
  if (!haveUnits(states, lines, ({ id, open }) => open + unitsLaidOut(goods.parcels, id))) return undefined
  const units = withLines(lines, unearnedGifts(record, lines))
  const isLeft = all.some(({ id, qty }) => units.find((line) => line.id === id)?.qty !== qty)
  if (isLeft) return { isWhole: false, units, states }
  return isWholeOpen ? { isWhole: true, units: all, states } : undefined
}

/**
 * Cancels units of a locked order that have not left, or all of it where nothing has left for good: their stock, uses of promotions and
 * discounts are returned, and they are refunded. Units that are still to be packed are cancelled before those that wait in a store. ORD410
 * where it is too late; the caller rolls back.
 */
export const cancelUnits = async (
  tx: Sql,
  record: OrderRecord,
  { actor, lines, isWithdrawal = false }: Cancelling,
  dependencies: CancelDependencies,
): Promise<Result<StoredOrder, ApiError<'ORD410'>>> => {
  const { order, goods } = record
  const plan = planOf(record, actor, lines)
  if (!plan) return tooLate()
  const { isWhole, units, states } = plan
  const at = dependencies.clock()
  const { orderNumber } = order
  const cancellation: StoredCancellation = { id: dependencies.newId(), orderNumber, lines: units, actor, at }
  const openOf = (id: string): number => states.find((state) => state.id === id)?.open ?? 0
  const laidOut = units.map(({ id, qty }) => ({ id, qty: Math.max(qty - openOf(id), 0) }))
  const after = {
    ...goods,
    parcels: parcelsWithout(goods.parcels, laidOut),
    cancellations: [...goods.cancellations, cancellation],
  }
  const noted = { actor, at, subjectId: cancellation.id }
  // No mail was sent about an unpaid order: its end is no news, and its email may be another person's.
  const changed = isWhole
    ? await appendEvents(tx, order, ['cancelled'], { ...noted, isSilent: isUnpaid(order) })
    : await moveGoods(tx, record, ['cancelledInPart'], after, noted)
  if (!changed) return tooLate()
  await tx.insert(orderCancellation).values(cancellation)
  await shrinkParcels(tx, goods, after)
  await returnLines(tx, order, units)
  const gone = { before: goneUnits(order.content, goods), after: goneUnits(order.content, after) }
  await returnDiscountsOf(tx, order, gone, at)
  if (isWhole) await returnUses(tx, orderNumber)
  await returnMoney(tx, { ...record, order: changed }, cancellation, { isWhole, isWithdrawal }, dependencies)
  const current = isWhole || changed.fulfilment === 'open' ? undefined : await findOrder(tx, orderNumber)
  if (current && comesByEmail(current)) await beginCapture(tx, current, at)
  return ok(changed)
}
