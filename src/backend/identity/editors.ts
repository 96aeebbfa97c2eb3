import type { Clock } from '#src/base/clock.ts'
import type { RateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { createKeyHolders, endedTokens } from './key-holders.ts'

/** Wrong keys in a minute after which a client is told to wait. */
const wrongKeys = { points: 10, seconds: 60 }

export type EditorDependencies = {
  /** What editors and content clients know; preview is off without it. */
  previewKey: string | undefined
  /** At least 32 characters, the same on all instances of a shop. */
  secret: string
  clock: Clock
  limiters: RateLimiters
}

/** Who may preview (specification, account and content, section 6). */
export const createEditors = ({ previewKey, secret, clock, limiters }: EditorDependencies) => {
  const { isHolder, ...holders } = createKeyHolders({
    key: previewKey,
    audience: 'welt-editor',
    secret,
    clock,
    wrong: limiters('typedKey', wrongKeys),
    ended: limiters('endedEditorToken', endedTokens),
  })
  return { ...holders, isEditor: isHolder }
}

export type Editors = ReturnType<typeof createEditors>
