import { newGuest, type Guest } from './guest.ts'
import type { SomeProduct } from './some-product.ts'

/** A guest's cart, how many adds to it the shop acknowledged, and of how many nobody knows what became. */
type CountedCart = { guest: Guest; acknowledged: number; unknown: number }

/** Shoppers who add one unit after the other. */
export type Adding = {
  carts: readonly CountedCart[]
  /** Adds that the shop acknowledged so far. */
  acknowledged: () => number
  /** What failed, in words. */
  failures: readonly string[]
  /** Resolves once every answer is there. */
  stop: () => Promise<void>
}

/** Fewer than the stock of the product that is added. */
const addsToACart = 30

/** Has so many shoppers add a product at once, each to one cart of their own after the other. */
export function keepAdding(shop: string, product: SomeProduct, shoppers: number): Adding {
  const carts: CountedCart[] = []
  const failures: string[] = []
  let isStopped = false
  const sum = () => carts.reduce((all, { acknowledged }) => all + acknowledged, 0)

  const add = async (cart: CountedCart): Promise<void> => {
    const body = { cartId: cart.guest.cartId, productId: product.productId, upc: product.upc, qty: 1 }
    try {
      const answer = await cart.guest.call('POST', '/cart/v1/item', body)
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${answer.status} ${text}`)
      cart.acknowledged += 1
    } catch (error) {
      cart.unknown += 1
      failures.push(`add: ${String(error)}`)
    }
  }

  const shopOn = async (): Promise<void> => {
    while (!isStopped) {
      const guest = await newGuest(shop).catch(
        (error: unknown) => void failures.push(`guest: ${String(error)}`),
      )
      if (!guest) continue
      const cart = { guest, acknowledged: 0, unknown: 0 }
      carts.push(cart)
      for (let adds = 0; adds < addsToACart && !isStopped; adds += 1) await add(cart)
    }
  }
  const running = Array.from({ length: shoppers }, shopOn)
  return {
    carts,
    failures,
    acknowledged: sum,
    stop: async () => {
      isStopped = true
      await Promise.all(running)
    },
  }
}

/** Carts that do not hold what was acknowledged, or hold more than was sent. */
export async function wrongCarts({ carts }: Adding): Promise<string[]> {
  const wrong: string[] = []
  for (const { guest, acknowledged, unknown } of carts) {
    const { items } = await guest.cart()
    const stored = items.reduce((all, { qty }) => all + qty, 0)
    if (stored < acknowledged || stored > acknowledged + unknown)
      wrong.push(`${guest.cartId}: ${acknowledged} acknowledged, ${unknown} unknown, ${stored} stored`)
  }
  return wrong
}
