import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { notificationsSchema } from './notifications.ts'
import { subscriptionChannels, subscriptionSchema, subscriptionTypes } from './subscription.ts'

const token = z
  .string()
  .min(40)
  .max(600)
  .regex(/^[\w-]+$/)
const clientDate = z.iso
  .datetime()
  .optional()
  .describe('As the client’s clock has it; the instant of the server counts')
const subscriptions = z.object({ subscriptions: z.array(subscriptionSchema) })

const wantedSchema = z.strictObject({
  type: z.enum(subscriptionTypes).default('Newsletter'),
  channel: z.enum(subscriptionChannels),
  recipient: z.string().max(100).describe('An email, or a phone number'),
  category: z.string().max(40).default('all'),
  optinDate: clientDate,
})

/** What people want to be sent (specification, account and content, section 7, Consumer service). */
export const subscriptionCalls = {
  'GET /consumers-v3/consumer/subscription': {
    summary: 'What a customer subscribed to',
    session: 'customer',
    limit: 'account',
    out: subscriptions,
    errors: [],
  },
  'POST /consumers-v3/consumer/subscription': {
    summary: 'Subscribe: at once to what is proven to be one’s own, else by a link that is mailed there',
    session: true,
    limit: 'message',
    body: wantedSchema,
    out: z.object({
      status: z
        .enum(['subscribed', 'confirmationSent'])
        .describe('The second, whether they had subscribed or not'),
    }),
    errors: ['AUT432', 'AUT442', 'AUT453', 'PRO414'],
  },
  'PUT /consumers-v3/consumer/subscription': {
    summary: 'Opt in or out of what a customer has subscribed to before',
    session: 'customer',
    limit: 'accountChange',
    body: wantedSchema.extend({ optin: z.boolean(), optoutDate: clientDate }),
    out: subscriptions,
    errors: ['AUT453', 'CCN404', 'PRO414'],
  },
  'POST /consumers-v3/consumer/subscription/confirm/{token}': {
    summary: 'Confirm a subscription by the token of a mailed link',
    session: false,
    limit: 'account',
    path: z.object({ token }),
    out: z.object({ recipient: z.string() }),
    errors: ['AUT402'],
  },
  'POST /consumers-v3/consumer/subscription/unsubscribe/{token}': {
    summary: 'End a subscription by the token of a mail, by one post without cookies (RFC 8058)',
    session: false,
    limit: 'account',
    path: z.object({ token }),
    out: z.object({ recipient: z.string() }),
    errors: ['AUT402'],
  },
  'PUT /consumers-v3/consumer/notification': {
    summary: 'Choose what one is told of by itself, and how; what is not named stays',
    session: 'customer',
    limit: 'accountChange',
    body: notificationsSchema,
    out: notificationsSchema,
    errors: ['PRO404'],
  },
} as const satisfies Calls
