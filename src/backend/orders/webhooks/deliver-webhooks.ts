import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import { failureReason } from '#src/backend/platform/failure-reason.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { Job } from '#src/backend/platform/jobs/job.ts'
import { orderWebhook } from './webhook-tables.ts'
import { signMessage } from './sign-message.ts'
import type { PostMessage, WebhookEndpoint } from './webhook-endpoint.ts'

/** Seconds for which a delivery belongs to the process that sends it: longer than a listener may take. */
const claimSeconds = 60

/** What a job delivers: all waiting messages of an order to one listener. */
export type Delivery = { endpoint: string; orderNumber: string }

export type DeliverDependencies = {
  db: Sql
  endpoints: readonly WebhookEndpoint[]
  post: PostMessage
  clock: Clock
}

/** The earliest message of an order that waits for a listener; undefined where there is none, or where another process sends it. */
const claim = async (db: Sql, { endpoint, orderNumber }: Delivery, at: string) => {
  const isWaiting = and(
    eq(orderWebhook.endpoint, endpoint),
    eq(orderWebhook.orderNumber, orderNumber),
    isNull(orderWebhook.deliveredAt),
    isNull(orderWebhook.droppedAt),
  )
  const earliest = db
    .select({ id: orderWebhook.id })
    .from(orderWebhook)
    .where(isWaiting)
    .orderBy(asc(orderWebhook.eventNumber))
    .limit(1)
  const [claimed] = await db
    .update(orderWebhook)
    .set({
      claimedUntil: sql`${at}::timestamptz + ${`${claimSeconds} seconds`}::interval`,
      tries: sql`${orderWebhook.tries} + 1`,
      triedAt: at,
    })
    .where(
      and(
        sql`${orderWebhook.id} = (${earliest})`,
        sql`(${orderWebhook.claimedUntil} is null or ${orderWebhook.claimedUntil} < ${at}::timestamptz)`,
      ),
    )
    .returning()
  return claimed
}

const isTaken = (status: number): boolean => status >= 200 && status < 300

/**
 * Sends the waiting messages of an order to one listener, the earliest event first and each after the one before was taken. Rejects where
 * the listener does not take one, so that the job tries again.
 */
const deliverWebhooks = async (dependencies: DeliverDependencies, delivery: Delivery): Promise<void> => {
  const { db, endpoints, post, clock } = dependencies
  const endpoint = endpoints.find(({ name }) => name === delivery.endpoint)
  if (!endpoint) return
  for (;;) {
    const at = clock()
    const message = await claim(db, delivery, at)
    if (!message) return
    const settle = (change: object) =>
      db
        .update(orderWebhook)
        .set({ claimedUntil: null, ...change })
        .where(eq(orderWebhook.id, message.id))
    try {
      const headers = signMessage(message, endpoint.secrets, at)
      const status = await post(endpoint.url, { headers, body: message.body })
      if (!isTaken(status)) throw new Error(`The listener responded with status ${status}.`)
    } catch (error) {
      await settle({ reason: failureReason(error) })
      throw error
    }
    await settle({ deliveredAt: clock(), reason: null })
  }
}

/** The job that delivers, tried for some two days before it fails for good: a listener that is away for a night loses nothing. */
export const deliverWebhooksJob = (dependencies: DeliverDependencies): Job<Delivery> => ({
  name: 'order-webhooks',
  data: z.object({ endpoint: z.string(), orderNumber: z.string() }),
  about: ({ endpoint, orderNumber }) => `${orderNumber} to ${endpoint}`,
  run: (delivery) => deliverWebhooks(dependencies, delivery),
  retryLimit: 11,
  retryDelay: 30,
})
