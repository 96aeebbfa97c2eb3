import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'

/** A person's right to their data (GDPR, articles 15, 17 and 20); calls of this shop's own. */
export const privacyCalls = {
  'GET /consumers-v3/consumer/personalData': {
    summary: 'All that the shop holds of a customer, as it holds it',
    session: 'customer',
    limit: 'lookup',
    out: z.object({
      consumerId: z.uuid(),
      exportedAt: z.iso.datetime(),
      data: z.record(z.string(), z.unknown()),
    }),
    errors: ['PRO404'],
  },
  'DELETE /consumers-v3/consumer': {
    summary:
      'Delete an account and all that goes with it; the email of the account is typed to mean it, and the login confirmed',
    session: 'customer',
    limit: 'accountChange',
    body: z.strictObject({ email: z.string().max(100) }),
    out: z.object({ deletedAt: z.iso.datetime() }),
    errors: ['AUT432', 'PRO404', 'PRO418'],
  },
} as const satisfies Calls
