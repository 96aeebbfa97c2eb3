import { linePrice } from '#src/backend/catalogue/site-price.ts'
import type { CategoryTree } from '#src/backend/catalogue/category-tree.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { PaymentMethod } from '#src/contract/payments/tenders.ts'
import type { Site } from '#src/contract/sites.ts'
import type { LineToPrice, PromotionContext } from '#src/rules/promotions/cart-to-price.ts'
import { isGiftCard } from '#src/rules/payments/gift-card-lines.ts'
import { priceCart } from '#src/rules/promotions/pricing/price-cart.ts'
import type { PricedCart } from '#src/rules/promotions/pricing/priced-cart.ts'
import { deliveriesOf, shipmentsOf } from '../deliveries/cart-deliveries.ts'
import { hasKnownBuyer } from '../cart-email.ts'
import type { StoredCart } from '../store/cart-store.ts'
import { tenderOfRest } from '../cart-tenders.ts'
import { giftsInStock } from '../plans/gift-stock.ts'
import type { PricingInputs } from './pricing-inputs.ts'

const categoriesOf = ({ categoryIds }: StoredProduct, tree: CategoryTree): string[] => [
  ...new Set(categoryIds.flatMap((id) => [id, ...tree.path(id).map(({ categoryId }) => categoryId)])),
]

const linesToPrice = (
  { lines }: StoredCart,
  products: ReadonlyMap<string, StoredProduct>,
  tree: CategoryTree,
  site: Site,
): LineToPrice[] =>
  lines.flatMap(({ id, productId, upc, qty, customAmount }) => {
    const product = products.get(productId)
    const price = product && linePrice(product, { upc, customAmount }, site)
    if (!price) return []
    const takesPromotions = product.productType !== 'digital' && !isGiftCard(product)
    return [{ id, productId, upc, qty, ...price, categoryIds: categoriesOf(product, tree), takesPromotions }]
  })

const contextOf = (
  { details }: StoredCart,
  { customer, customerUses, channel, salePolicy }: PricingInputs,
  instant: string,
  paymentMethod: PaymentMethod | undefined = tenderOfRest(details)?.payment_method_id,
): PromotionContext => ({
  instant,
  channel,
  visitor: { ...customer.facts, units: 0 },
  customerGroups: customer.groups,
  ordersBefore: hasKnownBuyer(details) ? undefined : customer.ordersBefore,
  paymentMethod,
  coupons: details.coupons ?? [],
  customerUses,
  salePolicy,
})

/**
 * Prices the lines of a cart that can be bought on the site, at today's prices, with all promotions.
 * @param paymentMethod what pays the rest, in place of what the cart holds
 */
export const priceStoredCart = (
  cart: StoredCart,
  products: ReadonlyMap<string, StoredProduct>,
  inputs: PricingInputs,
  view: View,
  paymentMethod?: PaymentMethod,
): PricedCart =>
  priceCart(
    {
      lines: linesToPrice(cart, products, inputs.tree, view.site),
      deliveries: deliveriesOf(shipmentsOf(cart, products, inputs.deliveryMethods, view)),
      gifts: giftsInStock(cart, inputs),
      giftChoices: cart.details.giftChoices ?? {},
    },
    inputs.promotions,
    contextOf(cart, inputs, view.instant, paymentMethod),
  )
