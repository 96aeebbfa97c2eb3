import type { Clock } from '#src/base/clock.ts'
import type { Log } from '#src/base/log.ts'
import { createHumanCheck, type HumanCheck } from '#src/backend/identity/human-check/human-check.ts'
import { proofOfWork } from '#src/backend/identity/human-check/proof-of-work.ts'
import { recaptcha } from '#src/backend/identity/human-check/recaptcha.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { RateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { createRemoteFetch } from '#src/remote/remote-fetch.ts'
import type { Environment } from './environment/environment.ts'

type Settings = Pick<
  Environment,
  | 'RECAPTCHA_API_KEY'
  | 'RECAPTCHA_MIN_SCORE'
  | 'RECAPTCHA_ORIGIN'
  | 'RECAPTCHA_PROJECT'
  | 'RECAPTCHA_SITE_KEY'
>

type Dependencies = { db: Sql; clock: Clock; secret: string; log: Log; limiters: RateLimiters }

/** How the shop tells people from programs: by reCAPTCHA where the environment names it, else by a proof of work. */
export const humanCheckOf = (
  {
    RECAPTCHA_API_KEY: apiKey,
    RECAPTCHA_MIN_SCORE: minScore,
    RECAPTCHA_ORIGIN: url,
    RECAPTCHA_PROJECT: project,
    RECAPTCHA_SITE_KEY: siteKey,
  }: Settings,
  { limiters, log, ...work }: Dependencies,
): HumanCheck => {
  if (!apiKey || !project || !siteKey) return createHumanCheck(proofOfWork(work), limiters)
  const fetch = createRemoteFetch({ service: 'recaptcha', log })
  return createHumanCheck(recaptcha({ url, project, apiKey, siteKey, minScore, fetch, log }), limiters)
}
