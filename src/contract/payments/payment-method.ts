/** Ways to pay (specification, shopping, section 3, Payment methods), in the order in which they pay. */
export const paymentMethods = [
  ...(['ATHLETES_PAYMENT', 'LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD', 'GIFT_CARD'] as const),
  ...(['CREDIT_CARD', 'KLARNA', 'PAYPAL', 'DW_APPLE_PAY'] as const),
] as const

export type PaymentMethod = (typeof paymentMethods)[number]
