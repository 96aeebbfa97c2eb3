import { isGiftCard } from '#src/rules/payments/gift-card-lines.ts'
import { unitsOf } from '#src/backend/catalogue/products/product-presenter.ts'
import type { GiftInStock } from '#src/rules/promotions/cart-to-price.ts'
import type { StoredCart } from '../store/cart-store.ts'
import type { PricingInputs } from '../pricing/pricing-inputs.ts'
import { sourceOf, warehouse } from '../deliveries/supplies.ts'

const keyOf = ({ productId, upc }: { productId: string; upc: string }): string => `${productId} ${upc}`

/** Units that the cart buys of each variant and that come from the warehouse. */
const shippedUnits = (cart: StoredCart): ReadonlyMap<string, number> => {
  const units = new Map<string, number>()
  for (const line of cart.lines)
    if (sourceOf(cart, line) === warehouse) units.set(keyOf(line), (units.get(keyOf(line)) ?? 0) + line.qty)
  return units
}

/** What promotions may give away, whatever it costs but for gift cards, which are bought with money alone, with the units that are left of it besides those that the cart buys. */
export const giftsInStock = (
  cart: StoredCart,
  { promotions, gifts: { products, stock } }: PricingInputs,
): GiftInStock[] => {
  const bought = shippedUnits(cart)
  return promotions.gifts.flatMap((gift) => {
    const product = products.get(gift.productId)
    if (!product?.active || isGiftCard(product)) return []
    const units = unitsOf(product, gift.upc, cart.stock[gift.productId] ?? stock[gift.productId] ?? {})
    return [{ ...gift, units: units - (bought.get(keyOf(gift)) ?? 0) }]
  })
}
