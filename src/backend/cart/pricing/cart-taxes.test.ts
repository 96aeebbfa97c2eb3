import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tableTaxes } from '#tests/fixtures/taxes.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import { priceCart } from '#src/rules/promotions/pricing/price-cart.ts'
import { catalogue } from '#tests/fixtures/catalogue.ts'
import { guest, onSite } from '#tests/fixtures/promotions.ts'
import type { StoredCart, StoredLine } from '../store/cart-store.ts'
import { taxCart } from './cart-taxes.ts'

const products = new Map(
  catalogue.products.map(({ variants, ...product }) => [
    product.productId,
    { ...product, variants: variants.map((variant) => ({ ...variant, reductions: {} })), active: true },
  ]),
)

const line = (productId: string, qty = 1): StoredLine => ({
  ...{ id: productId, productId, upc: productId, qty, position: 0, maxQty: 99 },
  ...{ recipeId: '', storeId: '', precreatedCustomsCode: '', giftOption: null },
  ...{ customAmount: 0, productImageURL: '', pdpUrl: '' },
})

const home = {
  'en-us': { countryCode: 'US', province: 'TX', postalCode: '73301' },
  'en-ca': { countryCode: 'CA', province: 'QC', postalCode: 'H2X 1Y4' },
  'en-gb': { countryCode: 'GB', postalCode: 'EC1A 1BB' },
  'de-de': { countryCode: 'DE', postalCode: '10115' },
} as const

type Priced = { productId: string; qty?: number; price: number }

/** The taxes of lines at their prices, delivered home for `delivery`. */
const taxesOf = (
  locale: keyof typeof home,
  goods: readonly Priced[],
  delivery: number,
  details: StoredCart['details'] = { shippingAddresses: [{ ...home[locale], shippingId: 'me' }] },
) => {
  const site = siteOf(locale) ?? sites[0]
  const lines = goods.map(({ productId, qty }) => line(productId, qty))
  const priced = priceCart(
    {
      lines: goods.map(({ productId, qty = 1, price }) => ({
        ...{ id: productId, productId, upc: productId, qty, current: price, original: price },
        ...{ categoryIds: [], takesPromotions: true },
      })),
      deliveries:
        delivery > 0
          ? [{ shippingId: 'me', method: 'standard', costs: [{ from: 0, cost: delivery }], offered: [] }]
          : [],
      ...{ gifts: [], giftChoices: {} },
    },
    onSite([], site),
    guest,
  )
  const cart = { id: 'a cart', currency: site.currency, version: 1, details, lines, stock: {} }
  return taxCart(tableTaxes, cart, products, priced, site)
}

const boots = { productId: 'FELLBOOT1', price: 195_00 }
const card = { productId: 'GIFTCARD01', price: 200_00 }

it('taxes delivery in full with a gift card in the cart, which is sent by email', async () => {
  const without = await taxesOf('de-de', [boots], 11_95)
  expect(without.total - (without.byLine.get('FELLBOOT1') ?? 0)).toBe(1_91)
  expect(await taxesOf('de-de', [boots, card], 11_95)).toEqual(without)
})

it('asks for no place where gift cards alone are bought', async () => {
  expect(await taxesOf('en-us', [card], 0, {})).toMatchObject({ status: 'known', total: 0, parts: [] })
})

const goods = fc
  .uniqueArray(fc.constantFrom('FELLBOOT1', 'WOOLSOCKS', 'TEESHIRT01'), { minLength: 1 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((productId) =>
        fc.record({
          productId: fc.constant(productId),
          qty: fc.integer({ min: 1, max: 5 }),
          price: fc.integer({ min: 0, max: 400_00 }),
        }),
      ),
    ),
  )

it('is the same with and without a gift card, and adds up: lines and delivery, and all taxes by name', async () => {
  const carts = fc.record({
    locale: fc.constantFrom('en-us', 'en-ca', 'en-gb', 'de-de'),
    bought: goods,
    delivery: fc.integer({ min: 0, max: 50_00 }),
    value: fc.integer({ min: 10_00, max: 500_00 }),
  })
  await fc.assert(
    fc.asyncProperty(carts, async ({ locale, bought, delivery, value }) => {
      const taxes = await taxesOf(locale, bought, delivery)
      expect(await taxesOf(locale, [...bought, { ...card, price: value }], delivery)).toEqual(taxes)
      expect(taxes.byLine.get('GIFTCARD01')).toBeUndefined()
      const named = taxes.parts.reduce((sum, { tax }) => sum + tax, 0)
      expect(named).toBe(taxes.total)
    }),
  )
})
