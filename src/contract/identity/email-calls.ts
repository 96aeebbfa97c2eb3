import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { linkToken } from './link-token.ts'
import { emailField } from './sign-up-calls.ts'

/** Another email for an account; this shop's own. */
export const emailCalls = {
  'POST /consumers-v3/consumer/email': {
    summary:
      'Have a link mailed to a new email of the account; the answer is the same where somebody else has it',
    session: 'customer',
    limit: 'passwordMail',
    body: z.strictObject({ email: emailField }),
    out: z.object({ minutes: z.int().describe('How long the link works') }),
    errors: ['AUT404', 'AUT432', 'AUT439', 'AUT453'],
  },
  'POST /consumers-v3/auth/changeemail': {
    summary: 'Change the email of an account by the token of the link that was mailed to the new one',
    session: false,
    limit: 'signIn',
    body: z.strictObject({ token: linkToken }),
    out: z.object({ changedAt: z.iso.datetime() }),
    errors: ['AUT402', 'AUT439'],
  },
} as const satisfies Calls
