import type { CatalogueQueries } from '#src/backend/catalogue/catalogue-queries.ts'
import type { CategoryTree } from '#src/backend/catalogue/category-tree.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import type { Stock } from '#src/backend/catalogue/stock/stock.ts'
import type { Customer, CustomerFacts } from '#src/backend/customer/customer-facts.ts'
import type { PromotionQueries } from '#src/backend/promotions/promotions.ts'
import type { DeliveryMethod } from '#src/contract/delivery/delivery-method.ts'
import type { Site } from '#src/contract/sites.ts'
import { siteMethods, type SiteMethod } from '#src/rules/delivery/site-method.ts'
import type { SalePolicy } from '#src/rules/promotions/cart-to-price.ts'
import type { SitePromotions } from '#src/rules/promotions/site-promotion.ts'
import type { Caller } from '../cart-dependencies.ts'

/** What the prices of a cart rest on besides the cart itself. */
export type PricingInputs = {
  promotions: SitePromotions
  customer: Customer
  /** Orders of the customer by promotion, of those that are limited so. */
  customerUses: Readonly<Record<string, number>>
  tree: CategoryTree
  /** What promotions may give away. */
  gifts: { products: ReadonlyMap<string, StoredProduct>; stock: Stock }
  /** The ways in which the site delivers. */
  deliveryMethods: readonly SiteMethod[]
  channel: string
  salePolicy: SalePolicy
}

type PricingDependencies = {
  deliveryMethods: readonly DeliveryMethod[]
  catalogue: CatalogueQueries
  promotions: PromotionQueries
  customerFacts: CustomerFacts
  salePolicy: SalePolicy
  /** Orders that somebody has paid for. */
  countOrders: (customerId: string) => Promise<number>
  /** The number of the order that a cart has become and whose payment waits. */
  waitingOrderOf: (cartId: string) => Promise<string | undefined>
}

/**
 * Reads the inputs: from memory, but for the uses and orders of customers where promotions ask for them. The order of the cart itself that
 * waits for its payment is no use: what it has come by is still there for the cart.
 */
export const createReadPricingInputs = (dependencies: PricingDependencies) => {
  const { catalogue, promotions, customerFacts, salePolicy } = dependencies
  const methodsBySite = new Map<Site, SiteMethod[]>()
  const methodsOf = (site: Site): SiteMethod[] => {
    const known = methodsBySite.get(site) ?? siteMethods(dependencies.deliveryMethods, site)
    methodsBySite.set(site, known)
    return known
  }

  const usesOf = async (
    customerId: string,
    limited: readonly string[],
    cartId: string | undefined,
  ): Promise<Record<string, number>> => {
    if (limited.length === 0) return {}
    const ownOrder = cartId === undefined ? undefined : await dependencies.waitingOrderOf(cartId)
    return promotions.usesOf(customerId, limited, ownOrder)
  }

  return async (caller: Caller, cartId?: string): Promise<PricingInputs> => {
    const { site, channel } = caller
    const [own, customer, tree] = await Promise.all([
      promotions.ofSite(site),
      customerFacts(caller),
      catalogue.tree(),
    ])
    const giftIds = [...new Set(own.gifts.map(({ productId }) => productId))]
    const asksForOrders = own.all.some(({ nthOrder }) => nthOrder !== undefined)
    const [products, stock, customerUses, ordersBefore] = await Promise.all([
      catalogue.products(giftIds),
      catalogue.stock(giftIds),
      usesOf(customer.customerId, own.limitedByCustomer, cartId),
      asksForOrders ? dependencies.countOrders(customer.customerId) : 0,
    ])
    return {
      promotions: own,
      customer: { ...customer, ordersBefore: Math.max(customer.ordersBefore, ordersBefore) },
      customerUses,
      tree,
      gifts: { products, stock },
      deliveryMethods: methodsOf(site),
      channel,
      salePolicy,
    }
  }
}

export type ReadPricingInputs = ReturnType<typeof createReadPricingInputs>
