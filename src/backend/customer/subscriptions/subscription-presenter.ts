import type { Subscription } from '#src/contract/customer/subscription.ts'
import { isoInstant } from '#src/base/clock.ts'
import type { StoredSubscription } from '../profile-store.ts'

/** A subscription as its owner sees it. */
export const presentSubscription = (stored: StoredSubscription): Subscription => {
  const { type, channel, optin, doubleOptin, recipient, category, country, region } = stored
  const { optinDate, optoutDate } = stored
  return {
    ...{ type, channel, optin, doubleOptin, recipient, category, country, region },
    ...(optinDate === null ? {} : { optinDate: isoInstant(optinDate) }),
    ...(optoutDate === null ? {} : { optoutDate: isoInstant(optoutDate) }),
  }
}
