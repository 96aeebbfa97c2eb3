import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import type { Database } from '#src/backend/platform/database/database.ts'
import { anyJob, type AnyJob } from '#src/backend/platform/jobs/job.ts'
import type { Jobs } from '#src/backend/platform/jobs/jobs.ts'
import { announceJob, announceOrders } from '#src/backend/orders/webhooks/announce-orders.ts'
import { deliverWebhooksJob } from '#src/backend/orders/webhooks/deliver-webhooks.ts'
import type { PostMessage, WebhookEndpoint } from '#src/backend/orders/webhooks/webhook-endpoint.ts'
import {
  createWebhookDeliveries,
  type WebhookDeliveries,
} from '#src/backend/orders/webhooks/webhook-deliveries.ts'

export type WebhookDependencies = {
  database: Pick<Database, 'sql'>
  endpoints: readonly WebhookEndpoint[]
  post: PostMessage
  clock: Clock
  newId: NewId
}

/** The webhooks of orders: the jobs that announce and deliver, and what staff see of them. */
type Webhooks = {
  /** @param jobs those that run these, which are made with them */
  jobsBy: (jobs: () => Pick<Jobs, 'unitOfWork'>) => AnyJob[]
  /** Announces at once what the next minute would. */
  announceBy: (jobs: Pick<Jobs, 'unitOfWork'>) => Promise<void>
  deliveriesBy: (jobs: Pick<Jobs, 'unitOfWork'>) => WebhookDeliveries
}

export const openWebhooks = ({ database, endpoints, post, clock, newId }: WebhookDependencies): Webhooks => {
  const db = database.sql
  const deliverJob = deliverWebhooksJob({ db, endpoints, post, clock })
  const announceBy: Webhooks['announceBy'] = ({ unitOfWork }) =>
    announceOrders({ unitOfWork, endpoints, deliverJob, clock, newId })
  return {
    jobsBy: (jobs) => [anyJob(announceJob(() => announceBy(jobs()))), anyJob(deliverJob)],
    announceBy,
    deliveriesBy: (jobs) => createWebhookDeliveries({ db, endpoints, jobs, deliverJob, clock }),
  }
}
