import type { ErrorId } from '#src/contract/errors.ts'

/** Why a gift card or a reward does not pay. */
export type Refusal =
  ('missing' | 'unknown' | 'wrongPin' | 'tooManyPins') | ('inactive' | 'expired' | 'otherCurrency' | 'usedUp')

/** The codes of gift cards (specification, shopping, section 8, Gift). */
export const giftCardRefusals = {
  missing: 'GFC400',
  unknown: 'GFC800',
  wrongPin: 'GFC755',
  tooManyPins: 'GEN429',
  inactive: 'GFC760',
  expired: 'GFC812',
  otherCurrency: 'GFC740',
  usedUp: 'GFC700',
} as const satisfies Record<Refusal, ErrorId>

/** The codes of rewards, fewer than those of gift cards (specification, shopping, section 8, Rewards). */
export const rewardRefusals = {
  missing: 'REW130',
  unknown: 'REW130',
  wrongPin: 'REW130',
  tooManyPins: 'GEN429',
  inactive: 'REW130',
  expired: 'REW140',
  otherCurrency: 'REW130',
  usedUp: 'REW140',
} as const satisfies Record<Refusal, ErrorId>
