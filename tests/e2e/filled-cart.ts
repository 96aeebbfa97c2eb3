import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { GiftOption } from '#src/contract/cart/line-item-fields.ts'

/** What goes into a cart: a product, how many of its best stocked variant, and words where it is a gift; of a gift card what it is worth, in minor units. */
export type CartFilling = { productId: string; qty?: number; giftOption?: GiftOption; customAmount?: number }

/** Products of the demo shop by what its promotions say of them. */
export const demoProducts = {
  socks: 'MW3004SK',
  /** Comes with a beanie, of which there is a choice. */
  backpack: 'MW3008BP',
  fleece: 'MW2101FL',
  otherFleece: 'MW2103FL',
  giftCard: 'MW9001GC',
} as const

const details = z.object({ variants: z.array(z.object({ upc: z.string(), quantity: z.number() })) })
const made = z.object({ id: z.string() })

/** Fills the visitor's cart by the API, and gives its id. */
export const fillCart = async (
  page: Page,
  locale: string,
  filling: readonly CartFilling[],
  shop = '',
): Promise<string> => {
  const { request } = page
  const headers = { 'x-locale': locale }
  await request.post(`${shop}/token/v2/auth/token`)
  let cartId: string | undefined
  for (const { productId, qty = 1, ...more } of filling) {
    const product = await request.get(`${shop}/products/v2/products/${productId}/details`, { headers })
    const { variants } = details.parse(await product.json())
    const [best] = variants.toSorted((a, b) => b.quantity - a.quantity)
    const item = { productId, upc: best?.upc, qty, ...more }
    const path = cartId === undefined ? '/cart/v1/cartWithItem' : '/cart/v1/item'
    const data = cartId === undefined ? item : { ...item, cartId }
    const added = await request.post(`${shop}${path}`, { headers, data })
    cartId = made.parse(await added.json()).id
  }
  return cartId ?? ''
}

/** Fills the visitor's cart and opens its page. */
export const openFilledCart = async (...order: Parameters<typeof fillCart>): Promise<void> => {
  await fillCart(...order)
  const [page, locale, , shop] = order
  await openCartPage(page, locale, shop)
}

/** Opens the cart page, and waits for its scripts. */
export const openCartPage = async (page: Page, locale: string, shop = ''): Promise<void> => {
  await page.goto(`${shop}/${locale}/cart`)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}
