import { ok, type Result } from '#src/base/result.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { unitsLaidOut } from '#src/rules/orders/laid-out.ts'
import type { LineUnits } from '#src/rules/orders/open-lines.ts'
import { withdrawableUnits } from '#src/rules/orders/returnable-units.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { cancelUnits } from './cancel-units.ts'
import { linesOfGoods } from '../store/order-goods.ts'
import { mailedTo } from '../documents/mailed-order.ts'
import type { FromClient, OrderDependencies } from '../store/order-dependencies.ts'
import { presentOrder } from '../documents/order-presenter.ts'
import { appendEvents, findOrder, lockRecord, type OrderRecord } from '../store/order-store.ts'
import { returnFactsOf } from '../documents/return-presenter.ts'
import { orderReturn, type ReturnLine } from '../store/return-tables.ts'
import { settleMoney } from '../money/settlement.ts'
import { unearnedGifts, withLines } from './unearned-gifts.ts'
import {
  namedUnits,
  printLabel,
  returnError,
  returnObstacle,
  type ReturnErrorId,
  type WishedReturn,
} from './request-return.ts'

type Withdrawn = CallOutput<'POST /consumers-v3/consumer/withdrawal/{orderId}'>
type WithdrawalError = ApiError<ReturnErrorId | 'GEN429'>

const withUnits = (lines: readonly LineUnits[]): LineUnits[] => lines.filter(({ qty }) => qty > 0)

/** What a withdrawal cancels, of units that have not left and of gifts that nothing earns any more, and what it has come back. */
const split = (record: OrderRecord, lines: readonly LineUnits[]) => {
  const { order, goods } = record
  const wished = withLines(lines, unearnedGifts(record, lines))
  const shares = linesOfGoods(order.content, goods).map(({ id, open }) => {
    const unsent = open + unitsLaidOut(goods.parcels, id)
    const qty = wished.find((line) => line.id === id)?.qty ?? 0
    return { id, cancelled: Math.min(qty, unsent), back: Math.max(qty - unsent, 0) }
  })
  const back = withUnits(shares.map(({ id, back: qty }) => ({ id, qty })))
  const cancelled = withUnits(shares.map(({ id, cancelled: qty }) => ({ id, qty })))
  return { back: back.map((line): ReturnLine => ({ ...line, reason: 'CHANGED_MIND' })), cancelled }
}

type Split = ReturnType<typeof split>

/** Writes a withdrawal from a locked order within its transaction; false where the state of the order does not allow it. */
const note = async (
  tx: Sql,
  record: OrderRecord,
  { back, cancelled }: Split,
  { returnId, at, dependencies }: { returnId: string; at: string; dependencies: OrderDependencies },
): Promise<boolean> => {
  const { orderNumber } = record.order
  const actor = 'shopper'
  const cancelling = { actor, lines: cancelled, isWithdrawal: true } as const
  // Its instant is that of the withdrawal, by which what was cancelled is told with it.
  const atOnce = { ...dependencies, clock: () => at }
  if (cancelled.length > 0 && !(await cancelUnits(tx, record, cancelling, atOnce)).ok) return false
  const current = await lockRecord(tx, orderNumber)
  if (
    back.length > 0 &&
    !(current && (await appendEvents(tx, current.order, ['returnRequested'], { actor, at })))
  )
    return false
  const made = { returnId, orderNumber, kind: 'withdrawal' as const, lines: back, requestedAt: at }
  await tx.insert(orderReturn).values({ ...made, receivedAt: back.length > 0 ? null : at })
  return true
}

/**
 * Withdraws from an order or from lines of it (Directive 2011/83/EU, article 11a): units that have not left are cancelled, the others come back
 * with a label, and a receipt with content and time is mailed. ORD418 where there is no such right, ORD417 where its term is over, GEN429
 * while too many labels are printed.
 */
export const withdrawOrder =
  (dependencies: OrderDependencies) =>
  async (
    shown: Order,
    { lines: wished, returns }: WishedReturn<readonly LineUnits[] | undefined>,
    from: FromClient,
  ): Promise<Result<Withdrawn, WithdrawalError>> => {
    const { db, clock, mailed } = dependencies
    const { orderNumber, email, locale } = shown
    const lines = wished ?? shown.withdrawable?.lines ?? []
    const before = await findOrder(db, orderNumber)
    if (!before) return returnError('order')
    const at = clock()
    const unfit = (record: OrderRecord) =>
      returnObstacle(
        record,
        { lines, returns },
        withdrawableUnits(returnFactsOf(record)) ?? { lines: [] },
        at,
      )
    const obstacle = unfit(before)
    if (obstacle) return returnError(obstacle)
    const returnId = dependencies.newReturnId()
    const planned = split(before, lines)
    const printed =
      planned.back.length > 0
        ? await printLabel(dependencies, shown, { returnId, kind: 'withdrawal', lines: planned.back }, from)
        : undefined
    if (printed && !printed.ok) return printed
    const label = printed?.value
    class Rollback extends Error {}
    const noted = await mailed(async ({ sql: tx, send }) => {
      const record = await lockRecord(tx, orderNumber)
      if (!record || unfit(record)) return false
      const now = split(record, lines)
      // The label was printed for the units that had left by then.
      if (JSON.stringify(now) !== JSON.stringify(planned)) return false
      if (!(await note(tx, record, now, { returnId, at, dependencies }))) throw new Rollback()
      const items = namedUnits(shown, lines)
      const about = { kind: 'orderWithdrawn' as const, ...mailedTo(record.order), items, at }
      if (email !== '')
        await send({
          locale,
          to: email,
          message: { ...about, ...(label ? { returnId, attachment: label } : {}) },
        })
      return true
    }).catch((error: unknown) => {
      if (error instanceof Rollback) return false
      throw error
    })
    if (!noted) return returnError('state')
    await settleMoney(dependencies, orderNumber)
    const after = await findOrder(db, orderNumber)
    if (!after) return returnError('order')
    return ok({ order: presentOrder(after), withdrawnAt: at, ...(label ? { label } : {}) })
  }
