import { and, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Clock } from '#src/base/clock.ts'
import { isoInstant } from '#src/base/clock.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { Job } from '#src/backend/platform/jobs/job.ts'
import type { Jobs } from '#src/backend/platform/jobs/jobs.ts'
import { orderWebhook } from './webhook-tables.ts'
import type { Delivery } from './deliver-webhooks.ts'
import type { WebhookEndpoint } from './webhook-endpoint.ts'

type Listed = CallOutput<'GET /ops/v1/webhook-deliveries'>
type State = Listed['deliveries'][number]['state']

export type WebhookDeliveries = {
  list: (wanted: { state?: State | undefined; start: number; count: number }) => Promise<Listed>
  /** Tries a delivery that waits at once. False where none of this id waits. */
  retry: (id: string) => Promise<boolean>
  /** Lets a delivery that waits go, so that later ones of its order go on. False where none of this id waits. */
  drop: (id: string) => Promise<boolean>
}

export type DeliveriesDependencies = {
  db: Sql
  endpoints: readonly WebhookEndpoint[]
  jobs: Pick<Jobs, 'unitOfWork'>
  deliverJob: Job<Delivery>
  clock: Clock
}

const isWaiting = and(isNull(orderWebhook.deliveredAt), isNull(orderWebhook.droppedAt))

const conditions: Record<State, SQL | undefined> = {
  waiting: isWaiting,
  delivered: isNotNull(orderWebhook.deliveredAt),
  dropped: isNotNull(orderWebhook.droppedAt),
}

const stateOf = ({ deliveredAt, droppedAt }: typeof orderWebhook.$inferSelect): State => {
  if (deliveredAt !== null) return 'delivered'
  return droppedAt === null ? 'waiting' : 'dropped'
}

const presented = (row: typeof orderWebhook.$inferSelect): Listed['deliveries'][number] => ({
  id: row.id,
  endpoint: row.endpoint,
  orderNumber: row.orderNumber,
  number: row.eventNumber,
  kind: row.kind,
  createdAt: isoInstant(row.createdAt),
  state: stateOf(row),
  tries: row.tries,
  ...(row.triedAt === null ? {} : { triedAt: isoInstant(row.triedAt) }),
  ...(row.reason === null ? {} : { reason: row.reason }),
})

/** What staff see of deliveries, and do about them. */
export const createWebhookDeliveries = (dependencies: DeliveriesDependencies): WebhookDeliveries => {
  const { db, endpoints, jobs, deliverJob, clock } = dependencies
  const change = (id: string, set: Partial<typeof orderWebhook.$inferInsert>) =>
    jobs.unitOfWork(async ({ sql: tx, send }) => {
      const [changed] = await tx
        .update(orderWebhook)
        .set(set)
        .where(and(eq(orderWebhook.id, id), isWaiting))
        .returning({ endpoint: orderWebhook.endpoint, orderNumber: orderWebhook.orderNumber })
      if (changed) await send(deliverJob, changed)
      return changed !== undefined
    })

  return {
    list: async ({ state, start, count: pageSize }) => {
      const wanted = state && conditions[state]
      const [rows, [counted]] = await Promise.all([
        db
          .select()
          .from(orderWebhook)
          .where(wanted)
          .orderBy(desc(orderWebhook.createdAt), desc(orderWebhook.eventNumber), orderWebhook.id)
          .limit(pageSize)
          .offset(start),
        db.select({ total: count() }).from(orderWebhook).where(wanted),
      ])
      return {
        endpoints: endpoints.map(({ name }) => name),
        deliveries: rows.map(presented),
        total: counted?.total ?? 0,
      }
    },
    retry: (id) => change(id, { claimedUntil: null }),
    drop: (id) => change(id, { droppedAt: clock() }),
  }
}
