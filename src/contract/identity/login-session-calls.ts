import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { securityEventKindSchema } from './security-events.ts'

const loginSessionSchema = z
  .object({
    sessionId: z.uuid(),
    isCurrent: z.boolean(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    address: z.string().describe('The address that it was last used from; a network of an IPv6 one'),
    userAgent: z.string(),
  })
  .meta({ id: 'LoginSession' })

const securityEventSchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    kind: securityEventKindSchema,
    address: z.string(),
    userAgent: z.string(),
    actor: z.string().optional().describe('Who did it, where that was not the customer'),
  })
  .meta({ id: 'SecurityEvent' })

const ended = z.object({ endedAt: z.iso.datetime() })

/** Where a customer is signed in, and what happened to the account; this shop's own. */
export const loginSessionCalls = {
  'GET /consumers-v3/consumer/sessions': {
    summary: 'List where the customer is signed in, the last used first',
    session: 'customer',
    out: z.object({ sessions: z.array(loginSessionSchema) }),
    errors: ['AUT404'],
  },
  'DELETE /consumers-v3/consumer/sessions/{sessionId}': {
    summary: 'Sign out somewhere else',
    session: 'customer',
    limit: 'signIn',
    path: z.object({ sessionId: z.uuid() }),
    out: ended,
    errors: ['AUT404'],
  },
  'DELETE /consumers-v3/consumer/sessions': {
    summary: 'Sign out everywhere but here',
    session: 'customer',
    limit: 'signIn',
    out: ended,
    errors: ['AUT404'],
  },
  'GET /consumers-v3/consumer/activity': {
    summary: 'List what happened to the account of late, the newest first',
    session: 'customer',
    out: z.object({ events: z.array(securityEventSchema) }),
    errors: ['AUT404'],
  },
} as const satisfies Calls
