import { z } from 'zod'
import type { Log } from '#src/base/log.ts'
import { requestHeaders } from '#src/contract/headers.ts'
import { productIdSchema } from '#src/contract/catalogue/catalogue.ts'
import {
  maxNamedProducts,
  maxRecommendations,
  recTokenSchema,
} from '#src/contract/recommendations/recommendation.ts'
import type { RecommendationEngine } from './recommendation-engine.ts'

const responseSchema = z.object({
  items: z.array(z.object({ id: productIdSchema, recToken: recTokenSchema })).max(200),
})

type RemoteDependencies = {
  /** Scheme and host of the service. */
  url: string
  fetch: typeof fetch
  log: Log
  /** Proposes after the service's own, and alone where it does not respond. */
  fallback: RecommendationEngine
  deadlineMs?: number
}

/**
 * Another engine, asked by the call of the specification (account and content, section 7): its ids and tokens count, names and prices
 * are the shop's. It is told what was seen and clicked by the shop's own call of the same name.
 */
export const createRemoteRecommendations = ({
  url,
  fetch,
  log,
  fallback,
  deadlineMs = 800,
}: RemoteDependencies): RecommendationEngine => ({
  candidates: async (request, view) => {
    const { widget, named } = request
    const query = new URLSearchParams({ widget, limit: String(maxRecommendations) })
    if (named.length > 0) query.set('productIds', named.slice(0, maxNamedProducts).join(','))
    const proposed = async () => {
      try {
        const response = await fetch(`${url}/products/v1/widgetRecommendations?${query}`, {
          headers: { [requestHeaders.locale]: view.site.locale },
          signal: AbortSignal.timeout(deadlineMs),
        })
        const read = responseSchema.safeParse(response.ok ? await response.json() : undefined)
        if (!read.success) throw new Error(`an unreadable response of status ${response.status}`)
        return read.data.items.map(({ id, recToken }) => ({ productId: id, recToken }))
      } catch (error) {
        log.warn({ service: 'recommendations', message: 'no recommendations', err: error })
        return []
      }
    }
    const [own, others] = await Promise.all([proposed(), fallback.candidates(request, view)])
    return [...own, ...others]
  },

  report: async (report) => {
    try {
      const response = await fetch(`${url}/products/v1/recommendationEvents`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
        signal: AbortSignal.timeout(deadlineMs),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
    } catch (error) {
      log.warn({ service: 'recommendations', message: 'events not taken', err: error })
    }
  },
})
