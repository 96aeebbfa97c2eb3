import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { isoInstant, type Clock, instantAfter } from '#src/base/clock.ts'
import { dayMs } from '#src/base/day.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { orderRefund } from '../store/fulfilment-tables.ts'
import { paymentAttempt, shopOrder } from '../store/order-tables.ts'
import { isToEmail } from '../goods/orders-to-email.ts'

type Warning = CallOutput<'GET /ops/v1/warnings'>['payments'][number]

/** How long a warning is shown, in milliseconds: by then the provider has settled with its merchants. */
const warnedForMs = 90 * dayMs
const maxWarnings = 100

/** After how many milliseconds staff are warned of items that were not sent by email. */
const emailedWithinMs = 3_600_000

/** States of captured payments: what is refused then is a refund, and before that the void of an authorisation. */
const captured = new Set(['captured', 'partlyRefunded', 'refunded'])

/** Captures, refunds and voids that providers refused, and orders paid long ago whose items were not sent by email, the latest first. */
export const readPaymentWarnings =
  ({ db, clock }: { db: Sql; clock: Clock }) =>
  async (): Promise<Warning[]> => {
    const since = instantAfter(clock(), -warnedForMs)
    const { currency, payment } = shopOrder
    const captures = await db
      .select({ attempt: paymentAttempt, currency })
      .from(paymentAttempt)
      .innerJoin(shopOrder, eq(shopOrder.orderNumber, paymentAttempt.orderNumber))
      .where(and(eq(paymentAttempt.captureState, 'refused'), gt(paymentAttempt.updatedAt, since)))
      .orderBy(desc(paymentAttempt.updatedAt))
      .limit(maxWarnings)
    const refunds = await db
      .select({ refund: orderRefund, currency, payment })
      .from(orderRefund)
      .innerJoin(shopOrder, eq(shopOrder.orderNumber, orderRefund.orderNumber))
      .where(and(eq(orderRefund.state, 'refused'), gt(orderRefund.updatedAt, since)))
      .orderBy(desc(orderRefund.updatedAt))
      .limit(maxWarnings)
    const emails = await db
      .select({
        orderNumber: shopOrder.orderNumber,
        amount: shopOrder.total,
        currency,
        at: shopOrder.placedAt,
      })
      .from(shopOrder)
      .where(and(isToEmail, lt(shopOrder.placedAt, instantAfter(clock(), -emailedWithinMs))))
      .orderBy(desc(shopOrder.placedAt))
      .limit(maxWarnings)
    const warnings: Warning[] = [
      ...captures.map(({ attempt, currency: code }) => ({
        orderNumber: attempt.orderNumber,
        kind: 'captureRefused' as const,
        amount: attempt.captureAmount ?? attempt.amount,
        currency: code,
        at: isoInstant(attempt.updatedAt),
      })),
      ...refunds.map(({ refund, currency: code, payment: state }) => ({
        orderNumber: refund.orderNumber,
        kind: captured.has(state) ? ('refundRefused' as const) : ('notReleased' as const),
        amount: refund.amount,
        currency: code,
        at: isoInstant(refund.updatedAt),
      })),
      ...emails.map(({ at, ...order }) => ({ ...order, kind: 'notEmailed' as const, at: isoInstant(at) })),
    ]
    return warnings.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, maxWarnings)
  }
