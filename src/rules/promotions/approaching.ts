import type { Visitor } from '#src/contract/personalization/visitor.ts'
import type { Approaching } from './pricing/priced-cart.ts'
import type { Counted } from './pricing/pricing-state.ts'
import { missingOf } from './qualify.ts'
import type { SitePromotion } from './site-promotion.ts'

/** What a cart must reach for an effect to begin, or to become larger, in this order. */
const levelsOf = ({ effect, units, subtotal }: SitePromotion): { units: number; subtotal: number }[] => [
  { units, subtotal },
  ...(effect.type === 'tiers' ? effect.tiers : []),
]

/** GUEST or REGISTERED in the id marks whom a promotion is announced to (specification, shopping, section 4). */
const isAnnouncedTo = ({ promotionId }: SitePromotion, { loggedIn }: Visitor): boolean => {
  if (promotionId.includes('GUEST')) return !loggedIn
  return promotionId.includes('REGISTERED') ? loggedIn : true
}

/** How near a cart is to a promotion that may run for this shopper; undefined where it is not announced. */
export const approachingOf = (
  promotion: SitePromotion,
  counted: Counted,
  visitor: Visitor,
  isApplied: boolean,
): Approaching | undefined => {
  if (!promotion.callout || counted.units === 0 || !isAnnouncedTo(promotion, visitor)) return undefined
  for (const level of levelsOf(promotion)) {
    const { reason, distance = 0 } = missingOf(level, counted) ?? {}
    if (reason === undefined) continue
    const isBelow = counted.subtotal < promotion.approachingDisplayLevel
    const status = isBelow ? 'BELOW' : 'ABOVE'
    return reason === 'units'
      ? { promotion, status, distance, unit: 'units', threshold: level.units }
      : { promotion, status, distance, unit: 'money', threshold: level.subtotal }
  }
  const { subtotal: threshold } = promotion
  return isApplied ? { promotion, status: 'REACHED', distance: 0, unit: 'money', threshold } : undefined
}

/** A gift with purchase has GWP in its id. */
export const isGiftPromotion = ({ promotionId }: Pick<SitePromotion, 'promotionId'>): boolean =>
  promotionId.includes('GWP')
