import type { CookiePolicy } from '#src/backend/api/cookie-headers.ts'
import { addressHandlers, profileHandlers } from './customer-routes.ts'
import type { Consumer } from './consumer.ts'
import { lookupHandlers } from './lookup-routes.ts'
import { loyaltyHandlers } from './loyalty/loyalty-routes.ts'
import { privacyHandlers } from './privacy-routes.ts'
import { subscriptionHandlers } from './subscriptions/subscription-routes.ts'

/** Handlers of the consumer service's calls. */
export const consumerHandlers = (consumer: Consumer, cookies: CookiePolicy) => ({
  ...profileHandlers(consumer.profiles, cookies),
  ...addressHandlers(consumer.addressBook),
  ...subscriptionHandlers(consumer.subscriptions, consumer.changeNotifications),
  ...loyaltyHandlers(consumer.loyalty, consumer.discounts, cookies),
  ...lookupHandlers(consumer.lookups),
  ...privacyHandlers(consumer.privacy, cookies),
})
