import type { Cart } from '#src/contract/cart/cart.ts'
import type { StoredProduct } from '#src/backend/catalogue/stored-product.ts'
import type { Caller, CartParts } from './cart-parts.ts'
import { presentCart } from './cart-presenter.ts'
import type { StoredCart } from './cart-store.ts'
import { taxCart } from './cart-taxes.ts'
import { priceStoredCart } from './price-stored-cart.ts'
import type { PricingGround } from './pricing-ground.ts'

/** Prices a cart, then taxes it, and shows it as the shopper sees it. */
export const showCart =
  ({ taxes }: Pick<CartParts, 'taxes'>) =>
  async (
    cart: StoredCart,
    products: ReadonlyMap<string, StoredProduct>,
    ground: PricingGround,
    caller: Caller,
  ): Promise<Cart> => {
    const priced = priceStoredCart(cart, products, ground, caller)
    const taxed = await taxCart(taxes, cart, products, priced, caller.site)
    return presentCart(cart, products, { ground, priced, taxes: taxed }, caller)
  }
