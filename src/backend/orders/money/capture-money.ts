import { and, eq } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database.ts'
import { isKnown, isTold, moneyOf, noteStep, stepOutcome } from './money-events.ts'
import type { OrderParts } from '../store/order-parts.ts'
import { appendEvents, latestAttempt, lockOrder, type WholeOrder } from '../store/order-store.ts'
import { orderEvent, paymentAttempt } from '../store/order-tables.ts'
import { settleAttempt } from './settle-attempt.ts'

type CaptureParts = Pick<OrderParts, 'db' | 'provider' | 'clock' | 'newId' | 'log'>

/**
 * Has the money of a locked order captured from now on, in the transaction in which its first goods leave: all that was authorised, less
 * what is not bought any more. Once only.
 */
export const beginCapture = async (
  tx: Sql,
  { order, tenders, attempt }: WholeOrder,
  at: string,
): Promise<void> => {
  const charged = tenders.find(({ id }) => id === attempt?.tenderId)
  if (!attempt || !charged || order.payment !== 'authorised' || attempt.captureState !== null) return
  const captureAmount = charged.amount - charged.refunded
  if (captureAmount <= 0) return
  await tx
    .update(paymentAttempt)
    .set({ captureAmount, captureState: 'due', updatedAt: at })
    .where(eq(paymentAttempt.key, attempt.key))
}

/** Notes that a provider does not take what it authorised, which staff has to see to. */
const refuseCapture = ({ db, clock }: CaptureParts, orderNumber: string, key: string): Promise<void> =>
  db.transaction(async (tx) => {
    const order = (await lockOrder(tx, orderNumber))?.order
    const isDue = and(eq(paymentAttempt.key, key), eq(paymentAttempt.captureState, 'due'))
    const at = clock()
    const refused = await tx
      .update(paymentAttempt)
      .set({ captureState: 'refused', updatedAt: at })
      .where(isDue)
      .returning({ key: paymentAttempt.key })
    if (order && refused.length > 0)
      await appendEvents(tx, order, ['captureRefused'], { actor: 'provider', at })
  })

/** Captures what is due of an order. Throws where the provider does not say that it took it or refuses to; sent again it is the same capture. */
export const captureMoney = async (parts: CaptureParts, orderNumber: string): Promise<void> => {
  const { db, provider, clock, log } = parts
  const attempt = await latestAttempt(db, orderNumber)
  if (!isKnown(attempt) || attempt.captureState !== 'due' || attempt.captureAmount === null) return
  const { reference, captureAmount: amount } = attempt
  const isRefusal = and(eq(orderEvent.orderNumber, orderNumber), eq(orderEvent.kind, 'captureRefused'))
  const refusals = await db.$count(orderEvent, isRefusal)
  // What was refused is refused whenever its key is sent again.
  const key = `${attempt.key}-capture${refusals === 0 ? '' : `-${refusals}`}`
  // What was told already is not sent again: its provider may forget keys.
  const told = await moneyOf(db, attempt)
  const say = async (): Promise<'taken' | 'refused'> => {
    if (told.captured >= amount) return 'taken'
    if (await isTold(db, attempt, { key, kind: 'captureFailed' })) return 'refused'
    return stepOutcome(await provider.capture({ reference, key, amount }))
  }
  const outcome = await say()
  if (outcome === 'refused') {
    log.warn({ event: 'money not captured', orderNumber })
    return refuseCapture(parts, orderNumber, attempt.key)
  }
  if (told.captured < amount) await noteStep(db, attempt, { key, kind: 'captured', amount }, clock())
  await settleAttempt(db, orderNumber, undefined, parts)
}
