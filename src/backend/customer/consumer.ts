import type { Clock } from '#src/base/clock.ts'
import { daySeconds } from '#src/base/day.ts'
import type { NewId } from '#src/base/ids.ts'
import type { SendMail } from '#src/backend/mail/mail.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { PersonalData } from '#src/backend/platform/personal-data.ts'
import type { RateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { createSeal } from '#src/backend/platform/seal.ts'
import { createAddressBook } from './addresses/address-book.ts'
import { createChangeNotifications } from './commands/change-notifications.ts'
import { createDiscounts } from './discounts.ts'
import type { IsConfirmed } from './is-confirmed.ts'
import type { NoteEvent } from './note-event.ts'
import { createLookups } from './lookups.ts'
import { createLoyalty } from './loyalty/loyalty.ts'
import { createSignLoyaltyToken } from './loyalty/loyalty-token.ts'
import { createPrivacy, type EndLogins } from './privacy.ts'
import { createProfiles } from './profiles.ts'
import { createSubscriptions } from './subscriptions/subscriptions.ts'
import { createSubscriptionStore } from './subscriptions/subscription-store.ts'
import { createSubscriptionTokens } from './subscriptions/subscription-tokens.ts'

export type ConsumerDependencies = {
  db: Sql
  clock: Clock
  newId: NewId
  /** At least 32 characters, the same on all instances of a shop. */
  secret: string
  sendMail: SendMail
  limiters: RateLimiters
  /** Every domain that holds something of a person. */
  personalData: readonly PersonalData[]
  isConfirmed: IsConfirmed
  noteEvent: NoteEvent
  endLogins: EndLogins
}

/** Mails that ask one address to confirm a subscription in a day, whoever names it. */
const confirmationLimit = { points: 3, seconds: daySeconds, isFixed: true } as const

/** The consumer service: all that the shop knows of its customers, as they see and change it. */
export const createConsumer = ({
  db,
  clock,
  newId,
  secret,
  sendMail,
  limiters,
  personalData,
  isConfirmed,
  noteEvent,
  endLogins,
}: ConsumerDependencies) => ({
  profiles: createProfiles({ db, clock, isConfirmed, noteEvent }),
  addressBook: createAddressBook({ db, clock, newId }),
  subscriptions: createSubscriptions({
    store: createSubscriptionStore(db),
    tokens: createSubscriptionTokens(createSeal(secret, 'subscription')),
    confirmations: limiters('confirmation', confirmationLimit),
    sendMail,
    clock,
    newId,
  }),
  changeNotifications: createChangeNotifications(db),
  loyalty: createLoyalty({ db, clock, newId, signToken: createSignLoyaltyToken(secret, clock) }),
  discounts: createDiscounts({ db, clock }),
  lookups: createLookups({ db, clock, newId }),
  privacy: createPrivacy({ db, clock, isConfirmed, endLogins }, personalData),
})

export type Consumer = ReturnType<typeof createConsumer>
