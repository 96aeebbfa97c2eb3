import { and, eq } from 'drizzle-orm'
import { refundEvent } from './book-refund.ts'
import { orderRefund } from '../store/fulfilment-tables.ts'
import { isKnown, isTold, moneyOf, noteStep, stepOutcome, type KnownAttempt } from './money-events.ts'
import type { StoredRefund } from '../store/order-goods.ts'
import type { OrderParts } from '../store/order-parts.ts'
import { appendEvents, findOrder, lockWhole, type WholeOrder } from '../store/order-store.ts'
import { sumOfParts } from '../store/refund-parts.ts'
import { takeRefundPoints } from './refund-points.ts'
import { refuseRefund } from './refuse-refund.ts'
import { settleAttempt } from './settle-attempt.ts'

type RefundParts = Pick<OrderParts, 'db' | 'provider' | 'clock' | 'newId' | 'log'>

/** Whether less is to be taken of what an attempt authorised, and not nothing. */
const isReduced = ({ tenders }: WholeOrder, { tenderId }: KnownAttempt): boolean =>
  tenders.some(({ id, refunded, amount }) => id === tenderId && refunded < amount)

/** Ends a refund by what its provider said, once. */
const finish = (
  { db, clock, newId }: RefundParts,
  { id, orderNumber }: StoredRefund,
  attempt: KnownAttempt,
  { outcome, isCaptured }: { outcome: 'taken' | 'refused'; isCaptured: boolean },
): Promise<void> =>
  db.transaction(async (tx) => {
    const whole = await lockWhole(tx, orderNumber)
    const refund = whole?.goods.refunds.find((one) => one.id === id)
    if (!whole || refund?.state !== 'due') return
    const noted = { actor: 'provider', at: clock(), subjectId: id } as const
    if (outcome === 'refused') {
      await refuseRefund(tx, refund, attempt, newId)
      const others = refund.parts.filter(({ tenderId }) => tenderId !== attempt.tenderId)
      if (others.length > 0)
        await takeRefundPoints(tx, whole.order, { ...refund, amount: sumOfParts(others) }, { clock, newId })
      await appendEvents(tx, whole.order, ['refundRefused'], noted)
      return
    }
    await tx
      .update(orderRefund)
      .set({ state: 'done' })
      .where(and(eq(orderRefund.id, id), eq(orderRefund.state, 'due')))
    await takeRefundPoints(tx, whole.order, refund, { clock, newId })
    const isSilent = refund.cause === 'cancelled'
    const isAllBack = whole.order.payment === 'authorised' && !isReduced(whole, attempt)
    // What was given up before it was captured is told by the attempt itself.
    if (isAllBack && !isCaptured) return
    const whenLast = isAllBack ? 'refunded' : refundEvent(whole.order, whole.tenders)
    const isLast = whole.goods.refunds.every((one) => one.id === id || one.state !== 'due')
    const kind = whenLast === 'refunded' && !isLast ? 'refundedInPart' : whenLast
    // Of an order that was cancelled before it was captured nobody noted that it was.
    const kinds = isAllBack ? (['captured', kind] as const) : [kind]
    await appendEvents(tx, whole.order, kinds, { ...noted, isSilent })
  })

/**
 * Sends one refund to its provider: gives up what was not captured yet where nothing of it is to be, and gives back what was. What was told
 * already is not sent again: its provider may forget keys.
 */
const sendRefund = async (parts: RefundParts, whole: WholeOrder, refund: StoredRefund): Promise<void> => {
  const { db, provider, clock, log } = parts
  const { attempt, order } = whole
  if (!isKnown(attempt) || attempt.captureState === 'due') return
  const { reference } = attempt
  const state = await moneyOf(db, attempt)
  const part = sumOfParts(refund.parts.filter(({ tenderId }) => tenderId === attempt.tenderId))
  const amount = Math.min(part, state.captured - state.refunded)
  const refusals = whole.goods.refunds.filter((one) => one.state === 'refused').length
  // What was refused is refused whenever its key is sent again.
  const voidKey = `${attempt.key}-void${refusals === 0 ? '' : `-${refusals}`}`
  const key = state.captured > 0 ? refund.id : voidKey
  const say = async (): Promise<'taken' | 'refused'> => {
    if (state.captured === 0) {
      if (state.outcome !== 'authorised' || isReduced(whole, attempt)) return 'taken'
      const voided = stepOutcome(await provider.cancel({ reference, key }))
      if (voided === 'taken')
        await noteStep(db, attempt, { key, kind: 'voided', amount: state.authorised }, clock())
      return voided
    }
    if (amount <= 0 || (await isTold(db, attempt, { key, kind: 'refunded' }))) return 'taken'
    const refunded = stepOutcome(await provider.refund({ reference, key, amount }))
    if (refunded === 'taken') await noteStep(db, attempt, { key, kind: 'refunded', amount }, clock())
    return refunded
  }
  const outcome = await say()
  if (outcome === 'refused') log.warn({ event: 'money not released', orderNumber: order.orderNumber })
  await finish(parts, refund, attempt, { outcome, isCaptured: state.captured > 0 })
  await settleAttempt(db, order.orderNumber, undefined, parts)
}

/** Sends an order's refunds that wait for their provider, one after the other. Throws where it does not respond. */
export const sendRefunds = async (parts: RefundParts, orderNumber: string): Promise<void> => {
  const whole = await findOrder(parts.db, orderNumber)
  for (const refund of whole?.goods.refunds ?? [])
    if (whole && refund.state === 'due') await sendRefund(parts, whole, refund)
}
