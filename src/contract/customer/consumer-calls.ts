import { addressCalls } from './address-calls.ts'
import { lookupCalls } from './lookup-calls.ts'
import { loyaltyCalls } from './loyalty-calls.ts'
import { privacyCalls } from './privacy-calls.ts'
import { profileCalls } from './profile-calls.ts'
import { subscriptionCalls } from './subscription-calls.ts'

/** The calls of the consumer service (specification, account and content, section 7). */
export const consumerCalls = {
  ...profileCalls,
  ...addressCalls,
  ...subscriptionCalls,
  ...loyaltyCalls,
  ...lookupCalls,
  ...privacyCalls,
} as const
