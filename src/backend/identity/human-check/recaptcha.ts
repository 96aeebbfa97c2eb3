import { z } from 'zod'
import type { Log } from '#src/base/log.ts'
import type { HumanTest } from './human-check.ts'

const assessmentSchema = z.object({
  tokenProperties: z.object({ valid: z.boolean(), action: z.string().default('') }),
  riskAnalysis: z.object({ score: z.number() }).optional(),
})

export type RecaptchaDependencies = {
  /** Scheme and host of the service. */
  url: string
  project: string
  apiKey: string
  siteKey: string
  /** Least score that passes, from 0 (a program) to 1 (a person). */
  minScore: number
  fetch: typeof fetch
  log: Log
  deadlineMs?: number
}

/**
 * reCAPTCHA Enterprise (https://cloud.google.com/recaptcha/docs/create-assessment-website). Where the service is late, down
 * or unreadable shoppers pass, and the log says so: rate limits and lock-out still hold.
 */
export const recaptcha = (dependencies: RecaptchaDependencies): HumanTest => {
  const { url, project, apiKey, siteKey, minScore, log, deadlineMs = 3_000 } = dependencies
  const missed = (reason: object): true => {
    log.warn({ service: 'recaptcha', ...reason, message: 'passed without a check' })
    return true
  }
  return {
    challenge: async () => ({ kind: 'recaptcha', siteKey }),
    isPassed: async (action, token, client) => {
      try {
        const response = await dependencies.fetch(
          `${url}/v1/projects/${encodeURIComponent(project)}/assessments`,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
            body: JSON.stringify({
              event: { token, siteKey, expectedAction: action, ...(client && { userIpAddress: client }) },
            }),
            signal: AbortSignal.timeout(deadlineMs),
          },
        )
        const read = assessmentSchema.safeParse(response.ok ? await response.json() : undefined)
        if (!read.success) return missed({ status: response.status })
        const { tokenProperties, riskAnalysis } = read.data
        return (
          tokenProperties.valid && tokenProperties.action === action && (riskAnalysis?.score ?? 0) >= minScore
        )
      } catch (error) {
        return missed({ reason: error instanceof Error ? error.name : 'unknown' })
      }
    },
  }
}
