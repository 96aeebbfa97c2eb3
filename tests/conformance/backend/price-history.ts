import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { loadCatalogue } from '#src/backend/catalogue/load-catalogue.ts'
import { updateVariants } from '#src/backend/catalogue/products/update-variants.ts'
import { dayMs } from '#src/base/day.ts'
import type { CataloguePrice } from '#src/contract/catalogue/catalogue.ts'
import { catalogue } from '#tests/fixtures/catalogue.ts'
import type { Shop } from './shop.ts'
import { createVisitor, shopper } from './visitor.ts'

const details = 'GET /products/v2/products/{productId}/details'
const productId = 'PRICEDSOCK'
const [, socks] = catalogue.products

const day = (number: number): string => new Date(Date.UTC(2026, 0, 1) + number * dayMs).toISOString()

/** Prices that change as days pass, and what each site tells of them. Each test loads the small catalogue again at its end. */
export const describePriceHistory = (shop: () => Shop): void => {
  const everywhere = (price: CataloguePrice) => ({ USD: price, CAD: price, GBP: price, EUR: price })
  const load = (number: number, price: CataloguePrice) => {
    const variants = socks?.variants.slice(0, 1).map((one) => ({
      ...one,
      upc: 'priced-upc',
      variantId: 'priced',
      sku: 'priced',
      prices: everywhere(price),
    }))
    const product = socks && { ...socks, productId, slug: 'priced-socks', variants: variants ?? [] }
    return loadCatalogue(
      shop().database,
      { ...catalogue, products: product ? [product] : [] },
      { clock: () => day(number) },
    )
  }
  const update = (number: number, price: CataloguePrice) =>
    updateVariants(shop().database, [{ variantId: 'priced', prices: everywhere(price) }], () => day(number))
  const told = async (locale: string) =>
    (await createVisitor(shop().another()).call(details, { path: { productId } }, locale)).price
  const forget = async () => {
    await loadCatalogue(shop().database, catalogue, { replace: true })
    await shop().database.patient.execute(sql`delete from price_history where product_id = ${productId}`)
  }

  const storedPrices = async () => {
    const { rows } = await shop().database.patient.execute(
      sql`select at from price_history where product_id = ${productId} order by at`,
    )
    return rows.length
  }

  it('tells a reduction in EMEA from the lowest price of the 30 days before it, elsewhere from the original', async () => {
    await load(0, { current: 10_000, original: 10_000 })
    await update(35, { current: 9_000, original: 10_000 })
    await update(40, { current: 10_000, original: 10_000 })
    await update(60, { current: 7_000, original: 12_000 })
    for (const locale of ['en-us', 'fr-ca'])
      expect(await told(locale)).toMatchObject({
        current: 7_000,
        original: 12_000,
        percentagePriceDiscount: 41.7,
        historicBestPrice: 9_000,
        salesPriceActiveDate: day(60),
      })
    for (const locale of ['en-gb', 'de-de', 'fr-fr'])
      expect(await told(locale)).toMatchObject({
        current: 7_000,
        original: 9_000,
        lowOriginal: 9_000,
        highOriginal: 9_000,
        percentagePriceDiscount: 22.2,
        historicBestPrice: 9_000,
        previousBestSalesPrice: 9_000,
      })
    await forget()
  })

  it('tells several reductions in a row from before the first only where the country allows it', async () => {
    await load(0, { current: 10_000, original: 10_000 })
    await update(40, { current: 8_000, original: 10_000 })
    await load(50, { current: 6_000, original: 10_000 })
    expect(await told('de-de')).toMatchObject({ original: 10_000, salesPriceActiveDate: day(40) })
    expect(await told('en-gb')).toMatchObject({ original: 8_000, salesPriceActiveDate: day(50) })
    await forget()
  })

  it('tells of no reduction in EMEA whose price before nobody knows, unless the catalogue states it', async () => {
    await load(0, { current: 7_000, original: 10_000 })
    expect(await told('de-de')).toMatchObject({ current: 7_000, original: 7_000, percentagePriceDiscount: 0 })
    expect(await told('en-us')).toMatchObject({ current: 7_000, original: 10_000 })
    await update(1, { current: 7_000, original: 10_000, historicBestPrice: 8_000 })
    expect(await told('de-de')).toMatchObject({ original: 8_000, percentagePriceDiscount: 12.5 })
    await forget()
  })

  it('tells a line and what is saved for later as the product itself', async () => {
    await load(0, { current: 9_000, original: 9_000 })
    await update(40, { current: 7_000, original: 12_000 })
    const { call, cartId, add, read } = await shopper(shop().another())
    const { items } = await add('priced-upc', 1, productId)
    expect((await read('de-de')).items).toMatchObject([{ price: { current: 7_000, original: 9_000 } }])
    await call('POST /cart/v2/cart/{basketId}/saveForLater', {
      path: { basketId: cartId },
      body: { itemId: items[0]?.id ?? '' },
    })
    const saved = async (locale: string) => {
      const list = await call('GET /wishlists/v2/saveForLater', {}, locale)
      return list.items.map(({ price }) => price)
    }
    expect(await saved('de-de')).toEqual([{ current: 7_000, original: 9_000 }])
    expect(await saved('en-us')).toEqual([{ current: 7_000, original: 12_000 }])
    await forget()
  })

  it('keeps prices as long as a reduction is told from them, through loads that take the product away', async () => {
    await load(0, { current: 9_000, original: 9_000 })
    await load(10, { current: 10_000, original: 10_000 })
    await loadCatalogue(shop().database, catalogue, { replace: true })
    await load(30, { current: 8_000, original: 10_000 })
    expect(await told('en-gb')).toMatchObject({ original: 9_000 })
    await update(300, { current: 8_000, original: 11_000 })
    expect(await told('en-gb')).toMatchObject({ original: 9_000 })
    expect(await storedPrices()).toBe(4)
    await update(310, { current: 11_000, original: 11_000 })
    await update(350, { current: 10_000, original: 11_000 })
    expect(await told('en-gb')).toMatchObject({ original: 11_000 })
    expect(await storedPrices()).toBe(2)
    await forget()
  })
}
