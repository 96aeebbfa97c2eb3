import { expect, it } from 'vitest'
import { demoStores } from '#demo/stores/stores.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import { registrations } from '#tests/fixtures/taxes.ts'
import { taxesOn, type TaxDestination } from '#src/rules/tax/tax.ts'
import type { Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const post = 'POST /cart/v2/cart/{basketId}/shippingAddress'

type Place = TaxDestination & { locale: string }
const places: Place[] = [
  { locale: 'en-us', countryCode: 'US', province: 'NY', postalCode: '10001' },
  { locale: 'en-us', countryCode: 'US', province: 'MA', postalCode: '02134' },
  { locale: 'en-us', countryCode: 'US', province: 'TX', postalCode: '73301' },
  { locale: 'en-ca', countryCode: 'CA', province: 'QC', postalCode: 'H2X 1Y4' },
  { locale: 'fr-ca', countryCode: 'CA', province: 'BC', postalCode: 'V5K 0A1' },
  { locale: 'en-gb', countryCode: 'GB', postalCode: 'EC1A 1BB' },
  { locale: 'de-de', countryCode: 'DE', postalCode: '10115' },
]
const items = [
  { upc: 'boot-frn-9', productId: 'FELLBOOT1', qty: 3 },
  { upc: 'boot-snd-9', productId: 'FELLBOOT1', qty: 2 },
  { upc: 'socks', productId: 'WOOLSOCKS', qty: 7 },
]

/** The taxes of carts: what the rules say, on every database. */
export const describeCartTaxes = (shop: () => Shop): void => {
  const cartAt = async ({ locale, ...destination }: Place, order: typeof items) => {
    const visitor = await shopper(shop().backend)
    for (const { upc, qty, productId } of order) await visitor.add(upc, qty, productId)
    const path = { basketId: visitor.cartId }
    const context = 'APPLE_PAY_EXPRESS' as const
    const body = { addresses: [destination], context }
    return visitor.call(post, { path, body }, locale)
  }

  it.each(places)('are those of the rules in $locale, $province', async (place) => {
    const { locale, ...destination } = place
    const included = (siteOf(locale) ?? sites[0]).taxation === 'gross'
    const cart = await cartAt(place, items)
    const rows = cart.items.map(({ id, price, qty }) => ({
      id,
      units: [{ price: price.current, count: qty }],
      category: 'clothing' as const,
    }))
    const taxes = taxesOn({ destination, included, rows, delivery: cart.totals.shipping }, registrations)
    const byLine = cart.items.map(({ taxTotal }) => taxTotal)
    expect(byLine).toEqual(cart.items.map(({ id }) => taxes?.rows.get(id)))
    const { totals } = cart
    const itemsTax = byLine.reduce((sum, tax) => sum + tax, 0)
    expect(totals.tax).toBe(itemsTax + (taxes?.delivery ?? 0))
    const costs = cart.items.reduce((sum, { cost }) => sum + cost, 0) + totals.shipping
    expect(totals.total).toBe(included ? costs : costs + totals.tax)
    expect([totals.totalWithoutTax, totals.netAmount]).toEqual([
      totals.total - totals.tax,
      totals.total - totals.tax,
    ])
    expect(totals).toMatchObject({
      taxStatus: 'known',
      taxation: included ? 'gross' : 'net',
      taxAmount: totals.tax,
    })
  })

  it('do not depend on the order of the lines', async () => {
    const [place] = places
    if (!place) return
    expect((await cartAt(place, items.toReversed())).totals).toEqual((await cartAt(place, items)).totals)
  })

  it('are those of the store where items are picked up, known at once, wherever the shopper lives', async () => {
    const { call, cartId } = await shopper(shop().backend)
    const boot = { cartId, productId: 'FELLBOOT1', upc: 'boot-frn-8', storeId: 'us-new-york' }
    const cart = await call('POST /cart/v1/item', { body: boot })
    const [item] = cart.items
    const { address } = demoStores.find(({ storeId }) => storeId === 'us-new-york') ?? {}
    const units = [{ price: item?.cost ?? 0, count: 1 }]
    const row = { id: 'boot', units, category: 'clothing' as const }
    const destination = { countryCode: 'US', province: address?.stateCode, postalCode: address?.postalCode }
    const taxes = taxesOn({ destination, included: false, rows: [row], delivery: 0 }, registrations)
    expect(taxes?.rows.get('boot')).toBeGreaterThan(0)
    expect(cart.totals).toMatchObject({ shipping: 0, tax: taxes?.rows.get('boot'), taxStatus: 'known' })
    const home = { countryCode: 'US', province: 'TX', postalCode: '73301' }
    const body = { addresses: [home], context: 'APPLE_PAY_EXPRESS' as const }
    const { totals } = await call(post, { path: { basketId: cartId }, body })
    expect(totals.tax).toBe(cart.totals.tax)
  })

  it.each(places)('of delivery are the same with a gift card, in $locale, $province', async (place) => {
    const socks = { upc: 'socks', productId: 'WOOLSOCKS', qty: 1 }
    const card = { upc: 'gift-card', productId: 'GIFTCARD01', qty: 1 }
    const { totals: expected } = await cartAt(place, [socks])
    const { totals, items: lines } = await cartAt(place, [socks, card])
    expect(totals.shipping).toBeGreaterThan(0)
    expect(totals).toMatchObject({ shipping: expected.shipping, tax: expected.tax })
    expect(lines.find(({ isDigitalProduct }) => isDigitalProduct)?.taxTotal).toBe(0)
  })

  it('of gift cards are none', async () => {
    const [place] = places
    if (!place) return
    const card = { upc: 'gift-card', productId: 'GIFTCARD01', qty: 1 }
    expect((await cartAt(place, [card])).totals).toMatchObject({ shipping: 0, tax: 0, taxStatus: 'known' })
  })
}
