import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { consumerTypeSchema } from './consumer-type.ts'

/** Authentication's calls (specification, shopping, section 7). The token itself travels in the httpOnly session cookie only. */
export const authCalls = {
  'POST /token/v2/auth/token': {
    summary: 'Get a guest token, or keep or renew the one the session has',
    session: false,
    limit: 'token',
    out: z.object({
      consumerType: z.enum(['GUEST', ...consumerTypeSchema.options]),
      expiresAt: z.iso.datetime(),
    }),
    errors: [],
  },
} as const satisfies Calls
