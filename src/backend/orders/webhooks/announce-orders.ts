import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import { isoInstant } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { keptSince } from '#src/base/retention.ts'
import type { Job } from '#src/backend/platform/jobs/job.ts'
import type { UnitOfWork } from '#src/backend/platform/jobs/jobs.ts'
import { orderEvent, shopOrder } from '../store/order-tables.ts'
import { orderWebhook } from './webhook-tables.ts'
import type { Delivery } from './deliver-webhooks.ts'
import type { WebhookEndpoint } from './webhook-endpoint.ts'

/** Events announced in one transaction. */
const batchSize = 200

export type AnnounceDependencies = {
  unitOfWork: <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>
  endpoints: readonly WebhookEndpoint[]
  deliverJob: Job<Delivery>
  clock: Clock
  newId: NewId
}

/** Writes the deliveries of one batch of events to all listeners. Returns how many events there were. */
const announceBatch = ({
  unitOfWork,
  endpoints,
  deliverJob,
  clock,
  newId,
}: AnnounceDependencies): Promise<number> =>
  unitOfWork(async ({ sql: tx, send }) => {
    const events = await tx
      .select({ event: orderEvent, total: shopOrder.total, currency: shopOrder.currency })
      .from(orderEvent)
      .innerJoin(shopOrder, eq(shopOrder.orderNumber, orderEvent.orderNumber))
      .where(isNull(orderEvent.announcedAt))
      .orderBy(asc(orderEvent.at), asc(orderEvent.orderNumber), asc(orderEvent.number))
      .limit(batchSize)
      .for('update', { of: orderEvent, skipLocked: true })
    if (events.length === 0) return 0
    const at = clock()
    const bodyOf = ({ event, total, currency }: (typeof events)[number]): string =>
      JSON.stringify({
        type: `order.${event.kind}`,
        timestamp: isoInstant(event.at),
        data: {
          orderNumber: event.orderNumber,
          number: event.number,
          actor: event.actor,
          ...(event.subjectId === null ? {} : { subjectId: event.subjectId }),
          total,
          currency,
        },
      })
    const rows = endpoints.flatMap(({ name }) =>
      events.map((one) => ({
        id: newId(),
        endpoint: name,
        orderNumber: one.event.orderNumber,
        eventNumber: one.event.number,
        kind: one.event.kind,
        body: bodyOf(one),
        createdAt: at,
      })),
    )
    if (rows.length > 0) await tx.insert(orderWebhook).values(rows).onConflictDoNothing()
    const numbers = [...new Set(events.map(({ event }) => event.orderNumber))]
    const announced = sql`(${orderEvent.orderNumber}, ${orderEvent.number}) in (${sql.join(
      events.map(({ event }) => sql`(${event.orderNumber}, ${event.number})`),
      sql`, `,
    )})`
    await tx
      .update(orderEvent)
      .set({ announcedAt: at })
      .where(and(inArray(orderEvent.orderNumber, numbers), announced))
    for (const { name } of endpoints)
      for (const orderNumber of numbers) await send(deliverJob, { endpoint: name, orderNumber })
    return events.length
  })

/**
 * Writes a delivery of each event of an order to each listener: the message and the job that delivers it are written in the transaction that
 * marks the event as announced. Without a listener events are marked as well, so that a later listener hears of new events alone.
 */
export const announceOrders = async (dependencies: AnnounceDependencies): Promise<void> => {
  while ((await announceBatch(dependencies)) === batchSize);
  const old = lt(orderWebhook.createdAt, keptSince('webhook-deliveries', dependencies.clock()))
  await dependencies.unitOfWork(({ sql: tx }) => tx.delete(orderWebhook).where(old))
}

/** Announces orders each minute. */
export const announceJob = (announce: () => Promise<void>): Job<object> => ({
  name: 'announce-orders',
  data: z.object({}),
  run: announce,
  retryLimit: 2,
  retryDelay: 5,
  schedule: { cron: '* * * * *', data: {} },
})
