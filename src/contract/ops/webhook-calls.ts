import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { orderNumberSchema } from '#src/contract/orders/order.ts'

const instant = z.iso.datetime()

const deliverySchema = z
  .object({
    id: z.uuid().describe('The message’s `webhook-id`'),
    endpoint: z.string().describe('The name of the listener'),
    orderNumber: orderNumberSchema,
    number: z.int().min(1).describe('The number of the event within its order'),
    kind: z.string().describe('What happened'),
    createdAt: instant,
    state: z.enum(['waiting', 'delivered', 'dropped']),
    tries: z.int().min(0),
    triedAt: instant.optional(),
    reason: z.string().optional().describe('Why the last try failed'),
  })
  .meta({ id: 'WebhookDelivery' })

const deliveriesSchema = z
  .object({
    endpoints: z.array(z.string()).describe('The names of all who listen'),
    deliveries: z.array(deliverySchema),
    total: z.int().min(0),
  })
  .meta({ id: 'WebhookDeliveries' })

const one = z.object({ deliveryId: z.uuid() })
const shared = { session: false, staff: true, limit: 'staff', out: deliveriesSchema } as const

/** What staff see of the webhooks that tell others of orders. */
export const webhookCalls = {
  'GET /ops/v1/webhook-deliveries': {
    summary: 'Deliveries of events of orders, the latest first',
    ...shared,
    query: z.object({
      state: z.enum(['waiting', 'delivered', 'dropped']).optional(),
      start: z.coerce.number().int().min(0).max(100_000).default(0),
      count: z.coerce.number().int().min(1).max(100).default(50),
    }),
    errors: [],
  },
  'POST /ops/v1/webhook-deliveries/{deliveryId}/retry': {
    summary:
      'Have a delivery that waits tried at once, with all of its order that waits for the same listener',
    ...shared,
    path: one,
    errors: ['API404'],
  },
  'DELETE /ops/v1/webhook-deliveries/{deliveryId}': {
    summary: 'Drop a delivery that waits: later events of its order go on without it',
    ...shared,
    path: one,
    errors: ['API404'],
  },
} as const satisfies Calls
