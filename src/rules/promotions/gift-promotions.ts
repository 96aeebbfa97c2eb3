import type { CartToPrice, Gift } from './cart-to-price.ts'
import type { PricedGift } from './pricing/priced-cart.ts'
import type { SitePromotion } from './site-promotion.ts'

const isSame = (a: Gift, b: Gift): boolean => a.productId === b.productId && a.upc === b.upc

/**
 * The gift of a promotion: the shopper's choice, else the first of which all units can be had; undefined where none can, or none
 * is wanted.
 * @param given what other promotions give already
 */
export const giftOf = (
  promotion: SitePromotion,
  { gifts, giftChoices }: Pick<CartToPrice, 'gifts' | 'giftChoices'>,
  given: readonly PricedGift[],
): PricedGift | undefined => {
  const { effect, promotionId } = promotion
  if (effect.type !== 'gift') return undefined
  const choice = giftChoices[promotionId]
  const unitsLeft = (one: Gift): number =>
    given.reduce(
      (left, other) => (isSame(other.gift, one) ? left - other.units : left),
      gifts.find((gift) => isSame(gift, one))?.units ?? 0,
    )
  const choices = effect.choices.filter((one) => unitsLeft(one) >= effect.units)
  const gift = choices.find(({ upc }) => upc === choice) ?? choices[0]
  return gift && choice !== null ? { promotion, gift, units: effect.units, choices } : undefined
}
