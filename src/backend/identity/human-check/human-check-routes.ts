import { ok } from '#src/base/result.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { humanCheckCalls } from '#src/contract/identity/human-check-calls.ts'
import type { HumanCheck } from './human-check.ts'

/** Handler of the call that tells browsers how to show that a person calls. */
export const humanCheckHandlers = ({
  challenge,
}: Pick<HumanCheck, 'challenge'>): HandlersOf<keyof typeof humanCheckCalls> => ({
  'GET /consumers-v3/human-check/{action}': async ({ path }) => ok(await challenge(path.action)),
})
