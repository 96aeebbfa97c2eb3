/** What a shop allows its associates, who buy for customers in a store. */
export const associateSettings = {
  /** Minutes without a call after which an associate signs in again: a till stands open to all. */
  idleMinutes: 15,
  /** Most that an associate takes off an item, per cent of what it costs after promotions. */
  adjustmentLimitPercent: 20,
} as const
