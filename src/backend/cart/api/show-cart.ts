import type { Cart } from '#src/contract/cart/cart.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import type { DeliveryNotice } from '#src/rules/delivery/store-delivery.ts'
import { adjustPrices } from '#src/rules/cart/adjust-prices.ts'
import { giftCardLines } from '#src/rules/payments/gift-card-lines.ts'
import { shipmentsOf } from '../deliveries/cart-deliveries.ts'
import type { PricedCart } from '#src/rules/promotions/pricing/priced-cart.ts'
import type { TaxPart } from '#src/rules/tax/tax.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import { presentCart } from './cart-presenter.ts'
import type { StoredCart } from '../store/cart-store.ts'
import { settleDeliveries } from '../deliveries/settle-deliveries.ts'
import { taxCart } from '../pricing/cart-taxes.ts'
import { priceStoredCart } from '../pricing/price-stored-cart.ts'
import type { PricingInputs } from '../pricing/pricing-inputs.ts'

/** What is known of a cart already: how it is priced, and what was stored just now of deliveries and of lines' missing units. */
type Known = {
  priced?: PricedCart | undefined
  notices?: readonly DeliveryNotice[]
  lowered?: ReadonlyMap<string, number>
}

/** Prices a cart, takes off what staff adjusted, taxes it, and shows it as the shopper sees it, with its taxes by name. */
export const showTaxedCart =
  ({ taxes }: Pick<CartDependencies, 'taxes'>) =>
  async (
    stored: StoredCart,
    products: ReadonlyMap<string, StoredProduct>,
    inputs: PricingInputs,
    caller: Caller,
    known: Known = {},
  ): Promise<{ cart: Cart; taxes: TaxPart[] }> => {
    const { cart, notices } = settleDeliveries(stored, products, inputs, caller)
    const byPromotions = known.priced ?? priceStoredCart(cart, products, inputs, caller)
    const giftCards = giftCardLines(cart.lines, products)
    const { priceAdjustments } = cart.details
    const priced = adjustPrices(byPromotions, priceAdjustments, caller.site.currency, giftCards)
    const worked = {
      inputs,
      subtotal: byPromotions.lines.reduce((sum, { afterOrderPromotions }) => sum + afterOrderPromotions, 0),
      priced,
      giftCards,
      taxes: await taxCart(taxes, cart, products, priced, caller.site),
      notices: [...new Set([...(known.notices ?? []), ...notices])],
      lowered: known.lowered ?? new Map<string, number>(),
      shipments: shipmentsOf(cart, products, inputs.deliveryMethods, caller),
    }
    return { cart: presentCart(cart, products, worked, caller), taxes: worked.taxes.parts }
  }

/** Shows a cart as `showTaxedCart` does, without a word of its single taxes. */
export const showCart = (dependencies: Pick<CartDependencies, 'taxes'>) => {
  const show = showTaxedCart(dependencies)
  return async (...cart: Parameters<typeof show>): Promise<Cart> => (await show(...cart)).cart
}
