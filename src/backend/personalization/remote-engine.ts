import type { Log } from '#src/base/log.ts'
import type { NewId } from '#src/base/ids.ts'
import { createClient, type ClientOptions } from '#src/client/client.ts'
import { decisionCalls, type DecisionAction } from '#src/contract/personalization/decision-calls.ts'
import {
  decisionDeadlineMs,
  type Decision,
  type DecisionEngine,
} from '#src/contract/personalization/decision.ts'
import { webChannel } from '#src/contract/headers.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import { userSegments } from '#src/rules/personalization/segment.ts'

export type RemoteEngineDependencies = {
  /** Scheme and host of the engine. */
  origin: string
  brand: string
  fetch: ClientOptions['fetch']
  newId: NewId
  log: Log
}

const decisionsSchema = decisionCalls['POST /api/engine/v1/decide/{brand}'].out

const decisionOf = (action: DecisionAction | undefined): Decision => {
  if (!action?.participates) return { state: 'excluded' }
  return action.variantId === undefined
    ? { state: 'decided' }
    : { state: 'decided', variantId: action.variantId }
}

/** Asks a decision service. When it is late or fails, everything asked is `failed`: shown as baselines, never counted. */
export const createRemoteEngine = (dependencies: RemoteEngineDependencies): DecisionEngine => {
  const { origin, brand, newId, log } = dependencies
  return {
    decide: async (ids, { visitorId, locale, visitor }, withinMs = decisionDeadlineMs) => {
      const site = siteOf(locale) ?? sites[0]
      const { call } = createClient({
        baseUrl: origin,
        locale: site.locale,
        region: site.region,
        newId,
        brand,
        fetch: dependencies.fetch,
        deadlineMs: Math.ceil(withinMs),
      })
      const answer = await call('POST /api/engine/v1/decide/{brand}', {
        path: { brand },
        body: {
          customerId: visitorId,
          monetateId: visitorId,
          channel: webChannel,
          events: [
            { eventType: 'context:segments', segments: userSegments(visitor) },
            { eventType: 'decision:request', experienceIds: [...ids] },
          ],
        },
      })
      const read = decisionsSchema.safeParse(answer.ok ? answer.value : undefined)
      if (!read.success) {
        const reason = answer.ok ? 'UNREADABLE' : answer.error.errorId
        log.warn({ experienceIds: ids, reason, message: 'no decision' })
        return new Map(ids.map((id) => [id, { state: 'failed' }]))
      }
      const { actions } = read.data
      return new Map(
        ids.map((id) => [id, decisionOf(actions.find(({ experienceId }) => experienceId === id))]),
      )
    },
  }
}
