import { eq } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { cancelledAmount, unitsAmount } from '#src/rules/orders/line-amounts.ts'
import type { LineUnits } from '#src/rules/orders/open-lines.ts'
import { bookRefund, readRefundLimits } from '../money/refund.ts'
import { mailedTo } from '../documents/mailed-order.ts'
import { goneUnits, type StoredReturn } from '../store/order-goods.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { appendEvents, lockRecord } from '../store/order-store.ts'
import { returnDiscountsOf, returnLines } from '../claims/claims.ts'
import { orderReturn } from '../store/return-tables.ts'
import { settleMoney } from '../money/settlement.ts'
import { namedUnits } from './request-return.ts'

/** The units of a return that arrived, and whether they can be sold again. */
export type Receipt = Readonly<{
  orderNumber: string
  returnId: string
  lines?: readonly LineUnits[] | undefined
  restock: boolean
}>

/** The lines of a return that arrived; undefined for more units than were to come back. */
const arrivedOf = (made: StoredReturn, lines: readonly LineUnits[] | undefined) => {
  if (!lines) return made.lines
  const isMore = lines.some(({ id, qty }) => qty > (made.lines.find((line) => line.id === id)?.qty ?? 0))
  const isTwice = new Set(lines.map(({ id }) => id)).size < lines.length
  if (isMore || isTwice) return undefined
  return made.lines.flatMap((line) => {
    const qty = lines.find(({ id }) => id === line.id)?.qty
    return qty === undefined ? [] : [{ ...line, qty }]
  })
}

/**
 * Notes that a return arrived, in full or in part: refunds it, of a withdrawal with the deliveries of which nothing is left, and restocks it
 * where that is wanted. ORD411 for a return that has arrived before, and for more units than were to come back.
 */
export const receiveReturn =
  (dependencies: OrderDependencies) =>
  async ({
    orderNumber,
    returnId,
    lines,
    restock,
  }: Receipt): Promise<Result<undefined, ApiError<'ORD409' | 'ORD411'>>> => {
    const received = await dependencies.mailed<Result<undefined, ApiError<'ORD409' | 'ORD411'>>>(
      async ({ sql: tx, send }) => {
        const record = await lockRecord(tx, orderNumber)
        if (!record) return err(apiError('ORD409'))
        const { order, goods } = record
        const made = goods.returns.find((one) => one.returnId === returnId)
        const arrived = made?.receivedAt === null ? arrivedOf(made, lines) : undefined
        if (!made || !arrived) return err(apiError('ORD411'))
        const at = dependencies.clock()
        const changed = await appendEvents(tx, order, ['returned'], { actor: 'staff', at })
        if (!changed) return err(apiError('ORD411'))
        const receipt = { ...made, lines: arrived, receivedAt: at }
        const after = {
          ...goods,
          returns: goods.returns.map((one) => (one.returnId === returnId ? receipt : one)),
        }
        await tx
          .update(orderReturn)
          .set({ lines: arrived, receivedAt: at })
          .where(eq(orderReturn.returnId, returnId))
        const gone = { before: goneUnits(order.content, goods), after: goneUnits(order.content, after) }
        const costOf = made.kind === 'withdrawal' ? cancelledAmount : unitsAmount
        const cost = costOf(order.content, gone.after) - costOf(order.content, gone.before)
        const current = { ...record, order: changed, goods: after }
        const amount = Math.min(cost, (await readRefundLimits(tx, current)).part)
        const refund = {
          key: `return-${returnId}`,
          cause: 'returned',
          reason: returnId,
          actor: 'staff',
        } as const
        if (amount > 0) await bookRefund(tx, current, { ...refund, amount }, dependencies)
        if (restock) await returnLines(tx, order, arrived)
        await returnDiscountsOf(tx, order, gone, at)
        const { email: to, locale, content } = order
        const about = { kind: 'returnReceived' as const, ...mailedTo(order), returnId }
        if (to !== '') await send({ locale, to, message: { ...about, items: namedUnits(content, arrived) } })
        return ok(undefined)
      },
    )
    if (received.ok) await settleMoney(dependencies, orderNumber)
    return received
  }
