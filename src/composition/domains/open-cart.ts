import { cartDeliveryHandlers } from '#src/backend/cart/api/cart-delivery-routes.ts'
import { createCartOwnerStore } from '#src/backend/cart/store/cart-owner-store.ts'
import type { CartDependencies } from '#src/backend/cart/cart-dependencies.ts'
import { cartPaymentHandlers } from '#src/backend/cart/api/cart-payment-routes.ts'
import { cartHandlers } from '#src/backend/cart/api/cart-routes.ts'
import { createCartStore } from '#src/backend/cart/store/cart-store.ts'
import { createCarts } from '#src/backend/cart/carts.ts'
import { adoptCart } from '#src/backend/cart/commands/adopt-cart.ts'
import { createReadPricingInputs } from '#src/backend/cart/pricing/pricing-inputs.ts'
import { checkoutCart } from '#src/backend/cart/queries/checkout-cart.ts'
import { readCart } from '#src/backend/cart/queries/read-cart.ts'
import { countOrders, waitingOrderOf } from '#src/backend/orders/store/order-store.ts'
import { createPromotionReads } from '#src/backend/promotions/promotion-reads.ts'
import { createPromotions } from '#src/backend/promotions/promotions.ts'
import type { TaxService } from '#src/backend/tax/tax-service.ts'
import type { DeliveryMethod } from '#src/contract/delivery/delivery-method.ts'
import type { SalePolicy } from '#src/rules/promotions/cart-to-price.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedCatalogue } from './open-catalogue.ts'
import type { OpenedCustomers } from './open-customers.ts'
import type { OpenedPayments } from './open-payments.ts'
import type { OpenedStores } from './open-stores.ts'
import type { OpenedWishlists } from './open-wishlists.ts'

export type CartSettings = {
  taxes: TaxService
  /** Whether promotions come on top of sale prices; they do unless it is named. */
  salePolicy?: SalePolicy
  /** The ways in which the shop delivers. */
  deliveryMethods: readonly DeliveryMethod[]
}

type Domains = OpenedCatalogue & OpenedStores & OpenedCustomers & OpenedPayments & OpenedWishlists

/** Carts, their prices, promotions, deliveries and tenders. */
export const openCart = (
  { database, clock, newId, cookies }: Foundation,
  { taxes, salePolicy = 'stack', deliveryMethods }: CartSettings,
  {
    catalogue,
    reserve,
    stores,
    customerFacts,
    provider,
    cards,
    savedCards,
    giftCards,
    savedItems,
  }: Omit<Domains, 'handlers'>,
) => {
  const promotions = createPromotions(createPromotionReads(database.sql), database.invalidations)
  const dependencies: CartDependencies = {
    store: createCartStore(database.sql, clock),
    catalogue,
    promotions,
    readPricingInputs: createReadPricingInputs({
      catalogue,
      promotions,
      customerFacts,
      deliveryMethods,
      salePolicy,
      countOrders: (customerId) => countOrders(database.sql, customerId),
      waitingOrderOf: (cartId) => waitingOrderOf(database.sql, cartId),
    }),
    taxes,
    stores,
    savedItems,
    reserve,
    tenders: {
      taken: provider.methods,
      card: cards.find,
      savedCard: savedCards.tokenOf,
      giftCard: giftCards.balance,
      reward: giftCards.reward,
      giftCardBalance: giftCards.balanceOf,
    },
    clock,
    newId,
  }
  const carts = createCarts(dependencies)
  return {
    carts,
    readCart: readCart(dependencies),
    checkoutCart: checkoutCart(dependencies),
    adoptCart: adoptCart({
      ...dependencies,
      owners: createCartOwnerStore(database.sql),
      countSaved: savedItems.countOf,
    }),
    handlers: {
      ...cartHandlers(carts, cookies),
      ...cartDeliveryHandlers(carts, cookies),
      ...cartPaymentHandlers(carts, cookies),
    },
  }
}

export type OpenedCart = ReturnType<typeof openCart>
