import { err, ok, type Result } from '#src/base/result.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { CartDetails } from '#src/contract/cart/cart-details.ts'
import { discountKinds, type DiscountKind } from '#src/contract/customer/discount-profile.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { PaymentMethod } from '#src/contract/payments/tenders.ts'
import type { ClaimedPromotion } from '#src/backend/promotions/promotion-claims.ts'
import type { ShelfUnits } from '#src/backend/stores/take-shelf-stock.ts'
import { giftCardLines, isGiftCard } from '#src/rules/payments/gift-card-lines.ts'
import type { PricedCart } from '#src/rules/promotions/pricing/priced-cart.ts'
import type { SitePromotion } from '#src/rules/promotions/site-promotion.ts'
import type { TaxPart } from '#src/rules/tax/tax.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import { productsOf } from '../cart-products.ts'
import type { StoredCart } from '../store/cart-store.ts'
import { withStores } from '../store/cart-stores.ts'
import { priceStoredCart } from '../pricing/price-stored-cart.ts'
import { settleDeliveries } from '../deliveries/settle-deliveries.ts'
import { showTaxedCart } from '../api/show-cart.ts'
import { sourceOf, warehouse } from '../deliveries/supplies.ts'

/** A cart as an order takes it over. */
export type CheckoutCart = {
  /** As the shopper sees it now. */
  cart: Cart
  version: number
  details: CartDetails
  /** Its taxes by name and rate. */
  taxes: TaxPart[]
  /** Units that its items take from stock; `storeId` is empty for what is shipped. */
  units: (ShelfUnits & { itemId: string })[]
  /** Items whose units are gift cards, sent by email. */
  giftCards: string[]
  promotions: (ClaimedPromotion & { nthOrder?: number | undefined })[]
  /** What the items cost that a discount of the customer was taken off, in minor units. */
  discounts: { kind: DiscountKind; amount: number }[]
  /** Whom limits of promotions count by. */
  customerId: string
  /** Points of the loyalty voucher that pays a part. */
  points: number
}

/** What the items take from the warehouse and from shelves; what is digital or made to order takes nothing. */
const unitsOf = (stored: StoredCart, { items }: Cart): CheckoutCart['units'] => {
  const lines = new Map(stored.lines.map((line) => [line.id, line]))
  return items.flatMap(({ id, productId, upc, qty, isDigitalProduct, recipeId }) => {
    const line = lines.get(id)
    const isMade = isDigitalProduct || recipeId !== undefined
    const storeId = line ? sourceOf(stored, line) : warehouse
    return isMade ? [] : [{ itemId: id, productId, upc, qty, storeId }]
  })
}

/** What an order takes out of a promotion's budget. */
const spendingOf = (
  { budget }: SitePromotion,
  amount: number,
  currency: string,
): ClaimedPromotion['spending'] => (budget === Infinity ? undefined : { amount, currency, budget })

/** Discounts of customers are promotions for groups that are named like them, which gift cards are no part of; an athlete's credit is spent by a tender instead. */
const discountsOf = (
  { applied, lines }: PricedCart,
  giftCards: ReadonlySet<string>,
): CheckoutCart['discounts'] => {
  const goods = lines.filter(({ id }) => !giftCards.has(id))
  const amount = goods.reduce((sum, { afterOrderPromotions }) => sum + afterOrderPromotions, 0)
  const groups = new Set(applied.flatMap(({ promotion }) => promotion.conditions.customerGroups ?? []))
  return discountKinds
    .filter((kind) => kind !== 'ATHLETE' && groups.has(kind))
    .map((kind) => ({ kind, amount }))
}

/**
 * Reads a cart as an order takes it over, of whatever state. BSK404 for an unknown cart and for another session's.
 * @param paymentMethod what pays the rest in place of what the cart holds: some promotions are for one way to pay
 */
export const checkoutCart =
  ({ store, stores, catalogue, readPricingInputs, clock, taxes }: CartDependencies) =>
  async (
    cartId: string,
    caller: Caller,
    paymentMethod?: PaymentMethod,
  ): Promise<Result<CheckoutCart, ApiError<'BSK404'>>> => {
    const read = await store.read(cartId, caller.sessionId)
    if (!read) return err(apiError('BSK404'))
    const stored = await withStores({ stores, clock }, read, caller)
    const [inputs, products] = await Promise.all([
      readPricingInputs(caller, cartId),
      productsOf(catalogue, stored),
    ])
    const settled = settleDeliveries(stored, products, inputs, caller)
    const priced = priceStoredCart(settled.cart, products, inputs, caller, paymentMethod)
    const { cart, taxes: parts } = await showTaxedCart({ taxes })(stored, products, inputs, caller, {
      priced,
    })
    return ok({
      cart,
      version: stored.version,
      details: stored.details,
      taxes: parts,
      units: unitsOf(settled.cart, cart),
      giftCards: cart.items.flatMap(({ id, productId, isDigitalProduct }) =>
        isDigitalProduct && isGiftCard(products.get(productId) ?? {}) ? [id] : [],
      ),
      promotions: priced.applied.map(({ promotion, amount, couponCode }) => ({
        promotionId: promotion.promotionId,
        code: couponCode,
        codeOf: promotion.conditions.coupon?.of,
        spending: spendingOf(promotion, amount, caller.site.currency),
        maxPerCustomer: promotion.limits.perCustomer,
        nthOrder: promotion.nthOrder,
      })),
      discounts: discountsOf(priced, giftCardLines(stored.lines, products)),
      customerId: inputs.customer.customerId,
      points: cart.appliedLoyaltyVoucher?.points ?? 0,
    })
  }

export type ReadCheckoutCart = ReturnType<typeof checkoutCart>
