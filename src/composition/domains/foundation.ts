import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import type { Log } from '#src/base/log.ts'
import type { CookiePolicy } from '#src/backend/api/cookie-headers.ts'
import type { Sessions } from '#src/backend/identity/sessions.ts'
import type { Mailed, SendMail } from '#src/backend/mail/mail.ts'
import type { Database } from '#src/backend/platform/database/database.ts'
import type { RateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'

/** What every domain stands on. */
export type Foundation = {
  database: Database
  clock: Clock
  newId: NewId
  limiters: RateLimiters
  sendMail: SendMail
  /** Queues mails in the transaction of what they tell of. */
  mailed: Mailed
  /** Signs guest tokens; at least 32 characters, the same on all instances of a shop. */
  secret: string
  /** Scheme, host and port that shoppers see. */
  origin: string
  sessions: Sessions
  cookies: CookiePolicy
  log: Log
}
