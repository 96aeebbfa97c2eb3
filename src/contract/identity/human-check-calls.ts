import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'

/** What somebody proves that they are a person for (specification, shopping, section 7). */
export const humanActionSchema = z.enum(['login', 'register', 'placeOrder'])

export type HumanAction = z.infer<typeof humanActionSchema>

/** A proof of work as altcha.org describes it: find the counter whose derived key begins with `keyPrefix`. */
export const workSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string().max(128),
    salt: z.string().max(128),
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: z.string().max(16),
    expiresAt: z.number().int(),
    data: z.object({ action: humanActionSchema }),
  }),
  signature: z.string().max(128),
})

/** What the browser is to do, whose result goes as `recaptcha_response` with the action. */
const humanChallengeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('proofOfWork'), challenge: workSchema }),
  z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
])

export type HumanChallenge = z.infer<typeof humanChallengeSchema>

export const humanCheckCalls = {
  'GET /consumers-v3/human-check/{action}': {
    summary: 'Get what shows that a person calls',
    session: false,
    limit: 'token',
    path: z.object({ action: humanActionSchema }),
    out: humanChallengeSchema,
    errors: [],
  },
} as const satisfies Calls
