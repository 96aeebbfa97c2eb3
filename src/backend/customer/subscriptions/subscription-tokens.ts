import { z } from 'zod'
import { readSealed, type Seal } from '#src/backend/platform/seal.ts'
import { isoInstant, instantAfter } from '#src/base/clock.ts'
import { dayMs } from '#src/base/day.ts'
import type { StoredSubscription } from '../profile-store.ts'

const tokenSchema = z.object({
  use: z.enum(['confirm', 'unsubscribe']),
  id: z.uuid(),
  /** When the subscription ended last: a link from before that does not begin it again. */
  since: z.string(),
  until: z.string().optional(),
})

type TokenUse = z.infer<typeof tokenSchema>['use']

const confirmableForMs = 7 * dayMs

const sinceOf = ({ optoutDate }: StoredSubscription): string =>
  optoutDate === null ? '' : isoInstant(optoutDate)

/** The tokens of links in mails, which say by themselves what they are for; nothing of them is stored. */
export const createSubscriptionTokens = (seal: Seal) => ({
  write: (stored: StoredSubscription, use: TokenUse, instant: string): string =>
    seal.close(
      JSON.stringify({
        use,
        id: stored.id,
        since: sinceOf(stored),
        ...(use === 'confirm' ? { until: instantAfter(instant, confirmableForMs) } : {}),
      }),
    ),

  /** The id of the subscription that a token is for; undefined for one that is forged, for another use, or too old. */
  read: (token: string, use: TokenUse, instant: string): { id: string; since: string } | undefined => {
    const said = readSealed(seal, token, tokenSchema)
    return said?.use === use && (said.until === undefined || said.until > instant) ? said : undefined
  },

  /** Whether a token was written since the subscription ended last. */
  isOf: ({ since }: { since: string }, stored: StoredSubscription): boolean => since === sinceOf(stored),
})

export type SubscriptionTokens = ReturnType<typeof createSubscriptionTokens>
