import { unitsOf } from '#src/backend/catalogue/product-presenter.ts'
import type { CategoryTree } from '#src/backend/catalogue/category-tree.ts'
import type { StoredProduct } from '#src/backend/catalogue/stored-product.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { Site } from '#src/contract/sites.ts'
import type { Gift, LineToPrice, PromotionContext } from '#src/rules/promotions/cart-to-price.ts'
import { shownPrice, type ShownPrice } from '#src/rules/catalogue/shown-price.ts'
import { priceCart } from '#src/rules/promotions/price-cart.ts'
import type { PricedCart } from '#src/rules/promotions/priced-cart.ts'
import { deliveriesOf, shipmentsOf } from './cart-deliveries.ts'
import type { StoredCart } from './cart-store.ts'
import type { PricingGround } from './pricing-ground.ts'

/** Prices of one unit as the site shows them, in minor units; undefined when it cannot be bought there. */
export const priceOf = (product: StoredProduct, upc: string, site: Site): ShownPrice | undefined => {
  const variant = product.active ? product.variants.find((one) => one.upc === upc) : undefined
  const price = variant?.prices[site.currency]
  return price && shownPrice(price, variant?.reductions[site.currency], site)
}

/** What the shopper named as the price, within the bounds of the site that the cart is seen on. */
const namedPrice = (
  { customAmount = {} }: StoredProduct,
  amount: number,
  { currency }: Site,
): ShownPrice | undefined => {
  const bounds = customAmount[currency]
  if (amount === 0 || !bounds) return undefined
  const price = Math.min(bounds.max, Math.max(bounds.min, amount))
  return { current: price, original: price }
}

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
    const listed = product && priceOf(product, upc, site)
    if (!listed) return []
    const price = namedPrice(product, customAmount, site) ?? listed
    const takesPromotions = product.productType !== 'digital'
    return [{ id, productId, upc, qty, ...price, categoryIds: categoriesOf(product, tree), takesPromotions }]
  })

/** Gifts that are in stock, whatever they cost. */
const giftsOf = ({ promotions, gifts: { products, stock } }: PricingGround): Gift[] =>
  promotions.gifts.filter(({ productId, upc }) => {
    const product = products.get(productId)
    return product?.active && unitsOf(product, upc, stock[productId] ?? {}) > 0
  })

const contextOf = (
  { details: { coupons = [] } }: StoredCart,
  { customer, customerUses, channel, salePolicy }: PricingGround,
  instant: string,
): PromotionContext => ({
  instant,
  channel,
  visitor: { ...customer.facts, units: 0 },
  customerGroups: customer.groups,
  isFirstOrder: customer.isFirstOrder,
  paymentMethod: undefined,
  coupons,
  customerUses,
  salePolicy,
})

/** Prices the lines of a cart that can be bought on the site, at today's prices, with all promotions. */
export const priceStoredCart = (
  cart: StoredCart,
  products: ReadonlyMap<string, StoredProduct>,
  ground: PricingGround,
  view: View,
): PricedCart =>
  priceCart(
    {
      lines: linesToPrice(cart, products, ground.tree, view.site),
      deliveries: deliveriesOf(shipmentsOf(cart, products, ground.deliveryMethods, view)),
      gifts: giftsOf(ground),
      giftChoices: cart.details.giftChoices ?? {},
    },
    ground.promotions,
    contextOf(cart, ground, view.instant),
  )
