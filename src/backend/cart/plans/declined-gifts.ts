import { textIn } from '#src/contract/catalogue/catalogue.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { CartOfGifts } from './gift-plans.ts'
import { priceStoredCart } from '../pricing/price-stored-cart.ts'

/** The gifts that a cart's promotions give and the shopper left out; adding one takes it back. */
export const declinedGifts = ({ cart, products, inputs, view }: CartOfGifts): Cart['declinedGifts'] => {
  const choices = Object.entries(cart.details.giftChoices ?? {})
  const declined = new Set(choices.flatMap(([promotionId, upc]) => (upc === null ? [promotionId] : [])))
  if (declined.size === 0) return []
  const giftChoices = Object.fromEntries(choices.filter(([promotionId]) => !declined.has(promotionId)))
  const withAll = { ...cart, details: { ...cart.details, giftChoices } }
  return priceStoredCart(withAll, products, inputs, view)
    .gifts.filter(({ promotion }) => declined.has(promotion.promotionId))
    .map(({ promotion: { promotionId }, choices: offered }) => ({
      promotionId,
      choices: offered.map((gift) => ({
        ...gift,
        name: textIn(inputs.gifts.products.get(gift.productId)?.name ?? {}, view.site.locale),
      })),
    }))
}
