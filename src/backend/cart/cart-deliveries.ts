import type { StoredProduct } from '#src/backend/catalogue/stored-product.ts'
import type { DeliveryToPrice } from '#src/rules/promotions/cart-to-price.ts'
import type { StoredCart } from './cart-store.ts'

/** The deliveries of a cart with their method and what it costs: one home delivery, unless all items are digital. */
export const deliveriesOf = (
  { lines }: StoredCart,
  products: ReadonlyMap<string, StoredProduct>,
): DeliveryToPrice[] =>
  lines.some(({ productId }) => products.get(productId)?.productType === 'standard')
    ? [{ shippingId: 'me', method: 'standard', cost: 0 }]
    : []
