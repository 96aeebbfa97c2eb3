import type { Clock } from '#src/base/clock.ts'
import type { RateLimiters } from '#src/backend/platform/rate-limiter.ts'
import { createKeyHolders, endedTokens } from './key-holders.ts'

/** Wrong keys after which no key of that client is looked at: those typed at the sign-in page, and those sent by services. */
const typedKeys = { points: 10, seconds: 60 }
const sentKeys = { points: 60, seconds: 60 }

export type EditorParts = {
  /** What editors and content clients know; preview is off without it. */
  previewKey: string | undefined
  /** At least 32 characters, the same on all instances of a shop. */
  secret: string
  clock: Clock
  limiters: RateLimiters
}

/** Who may preview (specification, account and content, section 6). */
export const createEditors = ({ previewKey, secret, clock, limiters }: EditorParts) => {
  const { isHolder, ...holders } = createKeyHolders({
    key: previewKey,
    audience: 'welt-editor',
    secret,
    clock,
    typed: limiters('typedKey', typedKeys),
    sent: limiters('sentKey', sentKeys),
    ended: limiters('endedEditorToken', endedTokens),
  })
  return { ...holders, isEditor: isHolder }
}

export type Editors = ReturnType<typeof createEditors>
