import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import type { CustomerIdentities } from '#src/backend/customer/customer-identity.ts'
import type { StoreEmployees } from '#src/backend/customer/store-employees.ts'
import type { Subscriptions } from '#src/backend/customer/subscriptions/subscriptions.ts'
import type { SendMail } from '#src/backend/mail/mail.ts'
import type { RateLimiter } from '#src/backend/platform/limits/rate-limiter.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { HumanCheck } from './human-check/human-check.ts'
import type { LoginSessions } from './login-sessions.ts'
import type { PasswordHashes } from './passwords/password-hashes.ts'
import type { Site } from '#src/contract/sites.ts'
import type { SessionCustomer, Sessions } from './sessions.ts'
import type { SignInGuard } from './sign-in-guard.ts'

/** A customer's cart and lists once those of the guest that they were are theirs. */
export type Adopted = {
  basketId?: string
  favoriteId?: string
  saveForLaterId?: string
  /** Units of the cart. */
  units: number
  /** Units of the guest's cart that did not fit into the customer's. */
  unitsSavedForLater: number
  favoriteProductIds: readonly string[]
}

/** Whose cart and lists a customer adopts, and the cart that their page shows. */
export type Guest = { sessionId: string; basketId?: string | undefined }

/** Makes a guest's cart and lists the customer's. It never fails: who signs in is signed in, with what they had before. */
export type AdoptGuest = (
  guest: Guest,
  customer: { sessionId: string; customer: SessionCustomer; site: Site; channel: string; instant: string },
) => Promise<Adopted>

/** What the use cases of identity are made of. */
export type IdentityDependencies = {
  db: Sql
  customers: CustomerIdentities
  saleOf: StoreEmployees['saleOf']
  sessions: Sessions
  passwords: PasswordHashes
  subscribe: Subscriptions['subscribe']
  isHuman: HumanCheck['isHuman']
  guard: SignInGuard
  logins: LoginSessions
  sendMail: SendMail
  /** Bounds the mails about a forgotten password that one account is sent. */
  resetMails: RateLimiter
  /** Bounds the mails about a new email, by account and by address. */
  emailMails: RateLimiter
  /** Does what the answer does not wait for, and logs where it fails. */
  inBackground: (work: () => Promise<void>) => void
  /** Scheme, host and port that shoppers see: passkeys are bound to it. */
  origin: string
  clock: Clock
  newId: NewId
}
