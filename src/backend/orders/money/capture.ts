import { and, eq } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { appendEvents, latestAttempt, lockOrder, type OrderRecord } from '../store/order-store.ts'
import { orderEvent, paymentAttempt } from '../store/order-tables.ts'
import { settleAttempt } from './attempt.ts'
import { isKnown, isStepNoted, readAttemptState, noteStep, knownResponse } from './provider-step.ts'

type CaptureDependencies = Pick<OrderDependencies, 'db' | 'provider' | 'clock' | 'newId' | 'log'>

/**
 * Makes the capture of a locked order due, in the transaction in which its first goods leave: of all that was authorised, less what was
 * cancelled or refunded since. Nothing happens where a capture is due, done or refused already.
 */
export const beginCapture = async (
  tx: Sql,
  { order, tenders, attempt }: OrderRecord,
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

/** Notes that a provider refused to capture what it had authorised: staff has to see to it. */
const refuseCapture = ({ db, clock }: CaptureDependencies, orderNumber: string, key: string): Promise<void> =>
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

/** Sends an order's capture where one is due. Throws where the provider's response is missing or unknown; sent again it is the same capture. */
export const sendCapture = async (dependencies: CaptureDependencies, orderNumber: string): Promise<void> => {
  const { db, provider, clock, log } = dependencies
  const attempt = await latestAttempt(db, orderNumber)
  if (!isKnown(attempt) || attempt.captureState !== 'due' || attempt.captureAmount === null) return
  const { reference, captureAmount: amount } = attempt
  const isRefusal = and(eq(orderEvent.orderNumber, orderNumber), eq(orderEvent.kind, 'captureRefused'))
  const refusals = await db.$count(orderEvent, isRefusal)
  // A provider refuses a key again that it refused before.
  const key = `${attempt.key}-capture${refusals === 0 ? '' : `-${refusals}`}`
  // A noted capture is not sent again: its provider may forget keys.
  const state = await readAttemptState(db, attempt)
  const send = async (): Promise<'taken' | 'refused'> => {
    if (state.captured >= amount) return 'taken'
    if (await isStepNoted(db, attempt, { key, kind: 'captureFailed' })) return 'refused'
    return knownResponse(await provider.capture({ reference, key, amount }))
  }
  const outcome = await send()
  if (outcome === 'refused') {
    log.warn({ event: 'money not captured', orderNumber })
    return refuseCapture(dependencies, orderNumber, attempt.key)
  }
  if (state.captured < amount) await noteStep(db, attempt, { key, kind: 'captured', amount }, clock())
  await settleAttempt(db, orderNumber, undefined, dependencies)
}
