import { and, eq } from 'drizzle-orm'
import { orderRefund } from '../store/fulfilment-tables.ts'
import type { StoredRefund } from '../store/order-goods.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { appendEvents, findOrder, lockRecord, type OrderRecord } from '../store/order-store.ts'
import { sumOfParts } from '../store/refund-parts.ts'
import { settleAttempt } from './attempt.ts'
import { takeRefundPoints } from './points.ts'
import {
  isKnown,
  isStepNoted,
  readAttemptState,
  noteStep,
  knownResponse,
  type KnownAttempt,
} from './provider-step.ts'
import { refuseRefund } from './refund-refusal.ts'
import { isRefundDue, refundEvent } from './refund.ts'

type RefundDependencies = Pick<OrderDependencies, 'db' | 'provider' | 'clock' | 'newId' | 'log'>

/** Whether some of what an attempt authorised is still to be captured. */
const isCaptureLeft = ({ tenders }: OrderRecord, { tenderId }: KnownAttempt): boolean =>
  tenders.some(({ id, refunded, amount }) => id === tenderId && refunded < amount)

/** Ends a refund by its provider's response, once. */
const finish = (
  { db, clock, newId }: RefundDependencies,
  { id, orderNumber }: StoredRefund,
  attempt: KnownAttempt,
  { outcome, isCaptured }: { outcome: 'taken' | 'refused'; isCaptured: boolean },
): Promise<void> =>
  db.transaction(async (tx) => {
    const record = await lockRecord(tx, orderNumber)
    const refund = record?.goods.refunds.find((one) => one.id === id)
    if (!record || refund?.state !== 'due') return
    const noted = { actor: 'provider', at: clock(), subjectId: id } as const
    if (outcome === 'refused') {
      await refuseRefund(tx, refund, attempt, newId)
      const others = refund.parts.filter(({ tenderId }) => tenderId !== attempt.tenderId)
      if (others.length > 0)
        await takeRefundPoints(tx, record.order, { ...refund, amount: sumOfParts(others) }, { clock, newId })
      await appendEvents(tx, record.order, ['refundRefused'], noted)
      return
    }
    await tx
      .update(orderRefund)
      .set({ state: 'done' })
      .where(and(eq(orderRefund.id, id), eq(orderRefund.state, 'due')))
    await takeRefundPoints(tx, record.order, refund, { clock, newId })
    const isSilent = refund.cause === 'cancelled'
    const isAllBack = record.order.payment === 'authorised' && !isCaptureLeft(record, attempt)
    // A void before the capture is an event of the attempt itself.
    if (isAllBack && !isCaptured) return
    const isDue = isRefundDue(record.goods.refunds, id)
    // An order that was cancelled before its capture has no event of that yet.
    const kinds = isAllBack
      ? (['captured', isDue ? 'refundedInPart' : 'refunded'] as const)
      : [refundEvent(record.order, record.tenders, isDue)]
    await appendEvents(tx, record.order, kinds, { ...noted, isSilent })
  })

/**
 * Sends one refund to its provider: voids an authorisation of which nothing is to be captured, and refunds what was captured. A noted step
 * is not sent again: its provider may forget keys.
 */
const sendRefund = async (
  dependencies: RefundDependencies,
  record: OrderRecord,
  refund: StoredRefund,
): Promise<void> => {
  const { db, provider, clock, log } = dependencies
  const { attempt, order } = record
  if (!isKnown(attempt) || attempt.captureState === 'due') return
  const { reference } = attempt
  const state = await readAttemptState(db, attempt)
  const part = sumOfParts(refund.parts.filter(({ tenderId }) => tenderId === attempt.tenderId))
  const amount = Math.min(part, state.captured - state.refunded)
  const refusals = record.goods.refunds.filter((one) => one.state === 'refused').length
  // A provider refuses a key again that it refused before.
  const voidKey = `${attempt.key}-void${refusals === 0 ? '' : `-${refusals}`}`
  const key = state.captured > 0 ? refund.id : voidKey
  const send = async (): Promise<'taken' | 'refused'> => {
    if (state.captured === 0) {
      if (state.outcome !== 'authorised' || isCaptureLeft(record, attempt)) return 'taken'
      const voided = knownResponse(await provider.cancel({ reference, key }))
      if (voided === 'taken')
        await noteStep(db, attempt, { key, kind: 'voided', amount: state.authorised }, clock())
      return voided
    }
    if (amount <= 0 || (await isStepNoted(db, attempt, { key, kind: 'refunded' }))) return 'taken'
    const refunded = knownResponse(await provider.refund({ reference, key, amount }))
    if (refunded === 'taken') await noteStep(db, attempt, { key, kind: 'refunded', amount }, clock())
    return refunded
  }
  const outcome = await send()
  if (outcome === 'refused') log.warn({ event: 'money not released', orderNumber: order.orderNumber })
  await finish(dependencies, refund, attempt, { outcome, isCaptured: state.captured > 0 })
  await settleAttempt(db, order.orderNumber, undefined, dependencies)
}

/** Sends an order's refunds that are due, one after the other. Throws where the provider's response is missing or unknown. */
export const sendRefunds = async (dependencies: RefundDependencies, orderNumber: string): Promise<void> => {
  const record = await findOrder(dependencies.db, orderNumber)
  for (const refund of record?.goods.refunds ?? [])
    if (record && refund.state === 'due') await sendRefund(dependencies, record, refund)
}
