/** Longest words for a gift, in characters. */
export const giftLimits = { to: 100, email: 100, message: 500 } as const
