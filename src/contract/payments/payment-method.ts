/** Ways to pay (specification, shopping, section 3, Payment methods), in the order in which they pay. */
export const paymentMethods = [
  ...(['ATHLETES_PAYMENT', 'LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD', 'GIFT_CARD'] as const),
  ...(['CREDIT_CARD', 'KLARNA', 'PAYPAL', 'DW_APPLE_PAY'] as const),
] as const

/**
 * Numbers that are worth an amount and spent in parts: gift cards, which somebody bought, and rewards, which the shop gave away. A reward
 * code has no PIN.
 */
export const storedValueMethods = ['GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD'] as const

export type StoredValueMethod = (typeof storedValueMethods)[number]

export type PaymentMethod = (typeof paymentMethods)[number]
