import { err, ok } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import type { webhookCalls } from '#src/contract/ops/webhook-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { WebhookDeliveries } from './webhook-deliveries.ts'

const noDelivery = err(apiError('API404', undefined, 'No such delivery waits.'))
const first = { start: 0, count: 50 }

/** Handlers of what staff see of webhooks, and do about them. */
export const webhookHandlers = ({
  list,
  retry,
  drop,
}: WebhookDeliveries): HandlersOf<keyof typeof webhookCalls> => ({
  'GET /ops/v1/webhook-deliveries': async ({ query }) => ok(await list(query)),

  'POST /ops/v1/webhook-deliveries/{deliveryId}/retry': async ({ path }) =>
    (await retry(path.deliveryId)) ? ok(await list(first)) : noDelivery,

  'DELETE /ops/v1/webhook-deliveries/{deliveryId}': async ({ path }) =>
    (await drop(path.deliveryId)) ? ok(await list(first)) : noDelivery,
})
