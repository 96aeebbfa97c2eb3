import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'

const email = z.string().trim().max(100)
const name = z.string().trim().min(1).max(30)

/** Finding customers before they sign in, and by associates (specification, account and content, sections 2 and 7). */
export const lookupCalls = {
  'GET /consumers-v3/consumer/lookup': {
    summary:
      'Whether somebody signs in or signs up by an email; associates learn who it is, and may look by phone',
    session: true,
    limit: 'lookup',
    query: z
      .object({ email: email.optional(), phone: z.string().trim().max(40).optional() })
      .refine((query) => (query.email === undefined) !== (query.phone === undefined), {
        message: 'an email or a phone',
        path: ['email'],
      }),
    out: z.object({
      isRegistered: z.boolean(),
      consumer: z
        .object({
          consumerId: z.uuid(),
          firstName: z.string(),
          lastName: z.string(),
          email: z.string(),
        })
        .optional()
        .describe('For associates alone'),
    }),
    errors: ['AUT432', 'AUT453', 'PRO414'],
  },
  'POST /consumers-v3/consumer/retrieveUserData': {
    summary:
      'What a sign-up form is filled with for somebody whom an associate has noted; both values must be theirs',
    session: true,
    limit: 'lookup',
    body: z.strictObject({ consumerId: z.uuid(), email }),
    out: z.object({
      consumerId: z.uuid(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      postalCode: z.string().optional(),
    }),
    errors: ['CCN404'],
  },
  'POST /consumers-v3/consumer': {
    summary: 'Note a customer who has no login yet; for associates alone',
    session: 'associate',
    limit: 'accountChange',
    body: z.strictObject({
      email,
      firstName: name,
      lastName: name,
      phone: z.string().trim().max(40).optional(),
      postalCode: z.string().trim().min(2).max(12).optional(),
    }),
    out: z.object({ consumerId: z.uuid() }),
    errors: ['AUT432', 'AUT453', 'PRO400', 'AUT444', 'PRO414'],
  },
} as const satisfies Calls
