import { ok } from '#src/base/result.ts'
import type { decisionCalls } from '#src/contract/personalization/decision-calls.ts'
import type { DecisionEngine } from '#src/contract/personalization/decision.ts'
import { visitorSchema } from '#src/contract/personalization/visitor.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'

/** Handler of the decision engine's call: what is asked twice is decided once. */
export const decisionHandlers = (engine: DecisionEngine): HandlersOf<keyof typeof decisionCalls> => ({
  'POST /api/engine/v1/decide/{brand}': async ({ body: { customerId, events } }, { site }) => {
    const ids = events.flatMap((event) => (event.eventType === 'decision:request' ? event.experienceIds : []))
    const segments = events.flatMap((event) => (event.eventType === 'context:segments' ? event.segments : []))
    const visitor = visitorSchema.parse({
      loggedIn: segments.length > 0,
      loyalty: segments.includes('Loyalty'),
      athlete: segments.includes('Athlete'),
      wranx: segments.includes('Wranx'),
      ipa: segments.includes('Ipa'),
    })
    const decisions = await engine.decide([...new Set(ids)], {
      visitorId: customerId,
      locale: site.locale,
      visitor,
    })
    return ok({
      actions: [...decisions].map(([experienceId, { state, variantId }]) => ({
        actionType: 'experience' as const,
        experienceId,
        ...(variantId === undefined ? {} : { variantId }),
        participates: state === 'decided',
      })),
    })
  },
})
