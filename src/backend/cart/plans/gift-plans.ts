import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError, type ErrorId } from '#src/contract/errors.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { Gift } from '#src/rules/promotions/cart-to-price.ts'
import type { PricedGift } from '#src/rules/promotions/pricing/priced-cart.ts'
import type { CartChange, ItemChange } from './cart-plans.ts'
import type { StoredCart } from '../store/cart-store.ts'
import { giftLineId } from './gift-lines.ts'
import { priceStoredCart } from '../pricing/price-stored-cart.ts'
import type { PricingInputs } from '../pricing/pricing-inputs.ts'

/** A cart with what its gifts follow from. */
export type CartOfGifts = {
  cart: StoredCart
  products: ReadonlyMap<string, StoredProduct>
  inputs: PricingInputs
  view: View
}

const withChoice = ({ details }: StoredCart, promotionId: string, upc: string | null): CartChange => ({
  remove: [],
  put: [],
  details: { ...details, giftChoices: { ...details.giftChoices, [promotionId]: upc } },
})

/** The gift whose line has this id. */
const giftOfLine = ({ cart, products, inputs, view }: CartOfGifts, itemId: string): PricedGift | undefined =>
  priceStoredCart(cart, products, inputs, view).gifts.find(
    ({ promotion }) => giftLineId(cart.id, promotion.promotionId) === itemId,
  )

/** Chooses another gift by its upc. GWP403 for another quantity, and for what is no choice. Undefined for a line that is no gift. */
export const planGiftChange = (
  of: CartOfGifts,
  itemId: string,
  { upc, qty }: ItemChange,
): Result<CartChange, ApiError<'GWP403'>> | undefined => {
  const gift = giftOfLine(of, itemId)
  if (!gift) return undefined
  const { promotion, gift: given, units, choices } = gift
  const wanted = upc ?? given.upc
  if ((qty !== undefined && qty !== units) || !choices.some((choice) => choice.upc === wanted))
    return err(apiError('GWP403', { maxAllowedQty: units }))
  return ok(withChoice(of.cart, promotion.promotionId, wanted))
}

/** Leaves a gift out. Undefined for a line that is no gift. */
export const planGiftRemoval = (of: CartOfGifts, itemId: string): CartChange | undefined => {
  const gift = giftOfLine(of, itemId)
  return gift && withChoice(of.cart, gift.promotion.promotionId, null)
}

/** Takes a gift back that was left out, as the undoing of its removal adds it; undefined where it is none. */
export const planGiftReturn = (of: CartOfGifts, wanted: Gift): CartChange | undefined => {
  const { cart, products, inputs, view } = of
  for (const { promotionId, effect } of inputs.promotions.all) {
    if (effect.type !== 'gift' || cart.details.giftChoices?.[promotionId] !== null) continue
    if (!effect.choices.some(({ productId, upc }) => productId === wanted.productId && upc === wanted.upc))
      continue
    const change = withChoice(cart, promotionId, wanted.upc)
    const { gifts } = priceStoredCart({ ...cart, details: { ...change.details } }, products, inputs, view)
    if (gifts.some(({ promotion }) => promotion.promotionId === promotionId)) return change
  }
  return undefined
}

/** A plan that adds an item; GWP403 for one that has no price here, since promotions alone give it. */
export const unlessGift = <Id extends ErrorId>(
  planned: Result<CartChange, ApiError<Id>>,
  { promotions }: PricingInputs,
  { productId, upc }: Gift,
): Result<CartChange, ApiError<Id | 'GWP403'>> => {
  if (planned.ok || planned.error.errorId !== 'INV702') return planned
  const isGift = promotions.gifts.some((gift) => gift.productId === productId && gift.upc === upc)
  return isGift ? err(apiError('GWP403')) : planned
}
