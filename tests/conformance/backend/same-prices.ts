import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { administerPromotions } from '#src/backend/promotions/promotion-administration.ts'
import { sites, type Site } from '#src/contract/sites.ts'
import { siteMethods } from '#src/rules/delivery/site-method.ts'
import type { CouponInCart, LineToPrice } from '#src/rules/promotions/cart-to-price.ts'
import { priceCart } from '#src/rules/promotions/pricing/price-cart.ts'
import { taxPlaceOf } from '#src/rules/tax/tax-place.ts'
import { registrations } from '#tests/fixtures/taxes.ts'
import { taxesOn, type TaxDestination } from '#src/rules/tax/tax.ts'
import { catalogue } from '#tests/fixtures/catalogue.ts'
import { deliveryMethods } from '#tests/fixtures/delivery-methods.ts'
import { guest, onSite, promotion } from '#tests/fixtures/promotions.ts'
import { runsUpTo } from '#tests/setup/extent.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { opening, type Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const coupon = (promotionId: string, rest: object, conditions: object = {}) =>
  promotion({
    promotionId,
    class: 'ORDER',
    ...rest,
    conditions: { ...conditions, coupon: { codes: [{ code: promotionId }] } },
  })
const promotions = [
  promotion({
    promotionId: 'BOOTS',
    class: 'PRODUCT',
    effect: { type: 'percent', percent: 12.5 },
    conditions: { items: { categories: ['1100'] }, units: 2 },
  }),
  promotion({
    promotionId: 'THIRDSOCKS',
    class: 'PRODUCT',
    effect: { type: 'buyXGetY', buy: 2, get: 1 },
    conditions: { items: { products: ['WOOLSOCKS'] } },
  }),
  promotion({
    promotionId: 'DELIVERY',
    class: 'SHIPPING',
    effect: { type: 'percent', percent: 50 },
    conditions: { subtotal: { USD: '150', CAD: '150', EUR: '150', GBP: '150' } },
  }),
  coupon('TENTH', { effect: { type: 'percent', percent: 10 } }),
  coupon(
    'AMOUNT',
    { effect: { type: 'amount', amount: { USD: '7.77', CAD: '9.99', EUR: '5.55' } } },
    { units: 3 },
  ),
  coupon('SOLE', { exclusive: true, effect: { type: 'percent', percent: 33.33 } }),
]

const upcs = ['boot-frn-8', 'boot-frn-9', 'boot-snd-9', 'socks', 'gift-card'] as const
const places: Record<string, TaxDestination[]> = {
  US: [
    { countryCode: 'US', province: 'NY', postalCode: '10001' },
    { countryCode: 'US', province: 'MA', postalCode: '02134' },
    { countryCode: 'US', province: 'TX', postalCode: '73301' },
  ],
  CA: [
    { countryCode: 'CA', province: 'QC', postalCode: 'H2X 1Y4' },
    { countryCode: 'CA', province: 'BC', postalCode: 'V5K 0A1' },
  ],
  GB: [{ countryCode: 'GB', postalCode: 'EC1A 1BB' }],
  DE: [{ countryCode: 'DE', postalCode: '10115' }],
  FR: [{ countryCode: 'FR', postalCode: '75001' }],
}

const carts = fc.record({
  site: fc.constantFrom(...sites),
  lines: fc.uniqueArray(fc.record({ upc: fc.constantFrom(...upcs), qty: fc.integer({ min: 1, max: 3 }) }), {
    selector: ({ upc }) => upc,
    minLength: 1,
  }),
  codes: fc.uniqueArray(fc.constantFrom('TENTH', 'AMOUNT', 'SOLE')),
  place: fc.record({ kind: fc.constantFrom('none', 'estimate', 'address'), at: fc.nat(2) }),
})
type RandomCart = typeof carts extends fc.Arbitrary<infer T> ? T : never

const placeOf = ({ site, place }: RandomCart): TaxDestination | undefined => {
  const known = places[site.country] ?? []
  return place.kind === 'none' ? undefined : known[place.at % known.length]
}

const lineOf = ({ upc, qty }: RandomCart['lines'][number], { currency }: Site): LineToPrice => {
  const product = catalogue.products.find(({ variants }) => variants.some((one) => one.upc === upc))
  const price = product?.variants.find((one) => one.upc === upc)?.prices[currency]
  if (!product || !price) throw new Error(`${upc} is sold in ${currency}`)
  const parents = new Map(catalogue.categories.map(({ categoryId, parentId }) => [categoryId, parentId]))
  const categoryIds: string[] = []
  for (let id = product.categoryIds[0]; id !== undefined; id = parents.get(id)) categoryIds.push(id)
  const { productId, productType } = product
  const { current, original } = price
  return {
    id: upc,
    productId,
    upc,
    qty,
    current,
    original,
    categoryIds,
    takesPromotions: productType !== 'digital',
  }
}

/** What the rules alone make of a cart, without a back end. */
const pricedByRules = (cart: RandomCart) => {
  const { site } = cart
  const lines = cart.lines.map((line) => lineOf(line, site))
  const standard = siteMethods(deliveryMethods, site).find(({ code }) => code === 'standard')
  const isShipped = lines.some(({ takesPromotions }) => takesPromotions)
  const costs = standard?.costs ?? []
  const deliveries = isShipped ? [{ shippingId: 'me', method: 'standard', costs, offered: [] }] : []
  const running = onSite(promotions, site)
  const priceWith = (coupons: readonly CouponInCart[]) =>
    priceCart({ lines, deliveries, gifts: [], giftChoices: {} }, running, {
      ...guest,
      instant: opening,
      coupons,
    })
  let coupons: CouponInCart[] = []
  for (const code of cart.codes) {
    const more = [...coupons, { code, promotionId: code }]
    if (priceWith(more).applied.some(({ promotion: { promotionId } }) => promotionId === code)) coupons = more
  }
  const priced = priceWith(coupons)
  const shipping = priced.deliveries.reduce((sum, { afterPromotions }) => sum + afterPromotions, 0)
  const destination = taxPlaceOf(placeOf(cart) ?? { countryCode: site.country })
  const included = site.taxation === 'gross'
  const rows = priced.lines
    .map(({ id, units }) => ({ id, units, category: 'clothing' as const }))
    .filter(({ id }) => id !== 'gift-card')
  const taxes = destination.ok
    ? taxesOn({ destination: destination.value, included, rows, delivery: shipping }, registrations)
    : undefined
  const tax = [...(taxes?.rows.values() ?? []), taxes?.delivery ?? 0].reduce((sum, one) => sum + one, 0)
  const items = priced.lines.reduce((sum, { afterOrderPromotions }) => sum + afterOrderPromotions, 0)
  return {
    codes: coupons.map(({ code }) => code),
    lines: priced.lines.map((line) => ({
      upc: line.id,
      row: line.atCurrent,
      afterItems: line.afterItemPromotions,
      afterOrder: line.afterOrderPromotions,
      tax: taxes?.rows.get(line.id) ?? 0,
    })),
    totals: { shipping, tax, total: items + shipping + (included ? 0 : tax) },
  }
}

/** Carts at random: each engine's prices are those of the rules, and so those of every other engine. */
export const describeSamePrices = (shop: () => Shop): void => {
  const keeper = () => administerPromotions(shop().database)

  beforeAll(async () => {
    await keeper().load(promotions, { replace: true })
    const visitor = await shopper(shop().backend)
    await eventually(async () => {
      const { totals } = await visitor.add('boot-frn-9', 2)
      expect(totals.itemSubTotal).toBeLessThan(totals.itemTotal)
    })
  })
  afterAll(() => keeper().load([], { replace: true }))

  const pricedByShop = async (cart: RandomCart) => {
    const visitor = await shopper(shop().backend)
    const { locale } = cart.site
    const { cartId } = visitor
    const path = { basketId: cartId }
    for (const { upc, qty } of cart.lines) {
      const { productId } = lineOf({ upc, qty }, cart.site)
      await visitor.call('POST /cart/v1/item', { body: { cartId, productId, upc, qty } }, locale)
    }
    const place = placeOf(cart)
    if (place && cart.place.kind === 'estimate') {
      const { countryCode, postalCode = '' } = place
      await visitor.call(
        'PUT /cart/v1/cart/{basketId}/estimate',
        { path, body: { countryCode, postalCode } },
        locale,
      )
    } else if (place) {
      const body = { addresses: [place], context: 'APPLE_PAY_EXPRESS' as const }
      await visitor.call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body }, locale)
    }
    for (const code of cart.codes)
      await visitor.send('PUT', '/cart/v1/coupon', {
        body: { cartId, code },
        headers: { 'x-locale': locale },
      })
    const { items, totals, couponItems } = await visitor.read(locale)
    return {
      codes: couponItems.map(({ code }) => code),
      lines: items.map(({ upc, price, taxTotal }) => ({
        upc,
        row: price.rowTotal,
        afterItems: price.priceAfterItemDiscount,
        afterOrder: price.priceAfterOrderDiscount,
        tax: taxTotal,
      })),
      totals: { shipping: totals.shipping, tax: totals.tax, total: totals.total },
    }
  }

  it('come out as the rules alone price them', async () => {
    await fc.assert(
      fc.asyncProperty(carts, async (cart) => {
        expect(await pricedByShop(cart)).toEqual(pricedByRules(cart))
      }),
      runsUpTo(25),
    )
  })
}
