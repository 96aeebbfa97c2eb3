import type { Counted } from './pricing/pricing-state.ts'
import type { SiteTier } from './site-promotion.ts'

/** The last tier that a cart reaches. */
export const reachedTier = (tiers: readonly SiteTier[], { units, subtotal }: Counted): SiteTier | undefined =>
  tiers.findLast((tier) => tier.units <= units && tier.subtotal <= subtotal)
