import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { changedProfileSchema, profileSchema } from './profile.ts'

/** A customer's profile (specification, account and content, section 7, Consumer service). */
export const profileCalls = {
  'GET /consumers-v3/consumer': {
    summary: 'Who is signed in',
    session: 'customer',
    limit: 'account',
    query: z.object({
      includeLoyaltySummary: z
        .enum(['true', 'false'])
        .optional()
        .describe('Whether the balance of points comes with it'),
    }),
    out: profileSchema,
    errors: ['PRO404'],
  },
  'PUT /consumers-v3/consumer': {
    summary: 'Change a profile; one that is all empty changes nothing, another phone needs a confirmed login',
    session: 'customer',
    limit: 'accountChange',
    body: z.strictObject({ consumerProfile: changedProfileSchema }),
    out: profileSchema,
    errors: ['AUT432', 'AUT444', 'PRO404', 'PRO410', 'PRO411', 'PRO414', 'PRO415'],
  },
} as const satisfies Calls
