import { z } from 'zod'

/** What may happen to an account. */
export const securityEventKindSchema = z.enum([
  ...(['signedUp', 'signedIn', 'signedInOnNewDevice', 'signedOut', 'signInFailed', 'confirmed'] as const),
  ...(['locked', 'unlocked', 'passwordChanged', 'passwordMailed', 'passwordReset'] as const),
  ...([
    'sessionEnded',
    'othersEnded',
    'tokenReused',
    'emailConfirmed',
    'emailChanged',
    'phoneChanged',
  ] as const),
  ...(['passkeyAdded', 'passkeyRemoved', 'agentSignedIn', 'agentActed'] as const),
])

export type SecurityEventKind = z.infer<typeof securityEventKindSchema>
