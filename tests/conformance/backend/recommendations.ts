import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { product, variant } from '#src/backend/catalogue/catalogue-tables.ts'
import { learnAffinities } from '#src/backend/recommendations/learn-affinities.ts'
import { purgeRecommendationCounts } from '#src/backend/recommendations/count-recommendations.ts'
import { productAffinity, recommendationCount } from '#src/backend/recommendations/recommendation-tables.ts'
import { basketSourcesOf } from '#src/composition/background-jobs.ts'
import { maxRecommendations, type Widget } from '#src/contract/recommendations/recommendation.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { copyOrder } from './copied-orders.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor, shopper } from './visitor.ts'

const recommendations = 'GET /products/v1/widgetRecommendations'
const events = 'POST /products/v1/recommendationEvents'

type Query = { widget?: Widget; productIds?: string; cartProductIds?: string; limit?: number }

/** What is recommended, before anything was bought and after. */
export const describeRecommendations = (shop: () => Shop): void => {
  const { checkingOut } = createCheckout(shop)
  keepStock(shop)
  const db = () => shop().database.sql
  const learn = (now = opening) =>
    learnAffinities({ db: db(), clock: () => now, sources: basketSourcesOf(db()) })
  const forget = () => db().delete(productAffinity)
  beforeAll(forget)
  afterAll(forget)

  /** As a process sees it that has just begun. */
  const recommended = async (query: Query, locale?: string) => {
    const visitor = createVisitor(shop().another())
    const { items } = await visitor.call(recommendations, { query: { widget: 'product', ...query } }, locale)
    return items
  }
  const ids = async (query: Query, locale?: string) => (await recommended(query, locale)).map(({ id }) => id)
  const ofBoot = { productIds: 'FELLBOOT1' }

  it('recommends what stands in the same categories while nothing was learned', async () => {
    const [socks, tee, ...others] = await recommended(ofBoot)
    expect(socks).toMatchObject({
      ...{ id: 'WOOLSOCKS', title: 'Wool Socks', url: '/en-us/p/wool-socks-WOOLSOCKS' },
      ...{ currency: 'USD', price: { current: 2000 }, recToken: 'product.category' },
    })
    expect(tee?.id).toBe('TEESHIRT01')
    expect(others).toEqual([])
  })

  it('recommends smaller things beside a cart, and what is rated best to those who have chosen nothing', async () => {
    for (const cartProductIds of ['FELLBOOT1', 'FELLBOOT1,GIFTCARD01'])
      expect(await recommended({ widget: 'cart', cartProductIds })).toMatchObject([
        { id: 'WOOLSOCKS', recToken: 'cart.beside' },
        { id: 'TEESHIRT01', recToken: 'cart.beside' },
      ])
    expect(await recommended({ widget: 'empty-cart', limit: 2 })).toMatchObject([
      { id: 'WOOLSOCKS', recToken: 'empty-cart.rated', rating: { score: 4.9 } },
      {
        ...{ id: 'FELLBOOT1', recToken: 'empty-cart.rated', rating: { score: 4.6 } },
        image: { src: 'products/fell-boot/FRN/main', alt: 'Fell Boot, main' },
      },
    ])
  })

  it('recommends in the currency and language of the site, and only what is sold there', async () => {
    expect(await recommended(ofBoot, 'de-de')).toMatchObject([
      { id: 'WOOLSOCKS', currency: 'EUR', url: '/de-de/p/wool-socks-WOOLSOCKS' },
    ])
  })

  it('recommends nothing that is named, by email, or beyond the limit', async () => {
    expect(await ids({ ...ofBoot, cartProductIds: 'WOOLSOCKS' })).toEqual(['TEESHIRT01'])
    expect(await ids({ cartProductIds: 'WOOLSOCKS,TEESHIRT01,FELLBOOT1' })).toEqual([])
    expect(await ids({ ...ofBoot, limit: 1 })).toEqual(['WOOLSOCKS'])
    expect(await ids({ productIds: 'GIFTCARD01' })).not.toContain('GIFTCARD01')
    expect(await ids({ widget: 'search', limit: maxRecommendations })).not.toContain('GIFTCARD01')
  })

  it('recommends nothing that is sold out, withdrawn, or yet to come', async () => {
    const ofTee = eq(variant.productId, 'TEESHIRT01')
    const [{ quantity = 0 } = {}] = await db().select().from(variant).where(ofTee)
    await db().update(variant).set({ quantity: 0 }).where(ofTee)
    expect(await ids(ofBoot)).toEqual(['WOOLSOCKS'])
    await db().update(variant).set({ quantity }).where(ofTee)

    const socks = eq(product.productId, 'WOOLSOCKS')
    await db().update(product).set({ active: false }).where(socks)
    expect(await ids(ofBoot)).toEqual(['TEESHIRT01'])
    await db().update(product).set({ active: true }).where(socks)

    shop().setTime('2026-04-15T00:00:00.000Z')
    onTestFinished(() => shop().setTime(opening))
    expect(await ids(ofBoot)).toEqual(['WOOLSOCKS'])
  })

  it('learns from orders what goes with what, from both sides, and says so to who holds responses', async () => {
    const buyer = await checkingOut()
    await buyer.add('tee', 1, 'TEESHIRT01')
    const { orderNumber } = await buyer.pay()
    await copyOrder(shop(), orderNumber, ['R-1', 'R-2', 'R-3'], opening)
    const heard: string[] = []
    const { invalidations } = shop().database
    await eventually(() => expect(invalidations.isHearing()).toBe(true))
    onTestFinished(
      invalidations.subscribe({ changed: (tags) => heard.push(...tags), missed: () => undefined }),
    )
    await learn()
    await eventually(() => expect(heard).toContain('recommendations'))
    expect(await recommended(ofBoot)).toMatchObject([
      { id: 'TEESHIRT01', recToken: 'product.pairs' },
      { id: 'WOOLSOCKS', recToken: 'product.category' },
    ])
    expect(await recommended({ productIds: 'TEESHIRT01', limit: 1 })).toMatchObject([
      { id: 'FELLBOOT1', recToken: 'product.pairs' },
    ])
    expect(await recommended({ widget: 'not-found', limit: 1 })).toMatchObject([
      { recToken: 'not-found.popular' },
    ])
  })

  it('learns from carts too, pages of them, and forgets what is long past', async () => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-9', 1, 'FELLBOOT1')
    await visitor.add('socks', 1, 'WOOLSOCKS')
    const read = basketSourcesOf(db()).map((source) => source.read)
    for (const readPage of read) {
      const all = await readPage({ since: '2020-01-01T00:00:00.000Z', after: undefined, limit: 1000 })
      const [first] = await readPage({ since: '2020-01-01T00:00:00.000Z', after: undefined, limit: 1 })
      const rest = await readPage({ since: '2020-01-01T00:00:00.000Z', after: first, limit: 1000 })
      expect(all.length).toBeGreaterThan(1)
      expect([first, ...rest]).toEqual(all)
    }
    await learn()
    const [row] = await db().select().from(productAffinity).where(eq(productAffinity.productId, 'WOOLSOCKS'))
    expect(row?.others.map(({ productId }) => productId)).toEqual(['FELLBOOT1'])
    await learn('2028-06-01T10:00:00.000Z')
    expect(await db().select().from(productAffinity)).toEqual([])
  })

  it('counts what was seen and clicked by day and place, of products that there are, and what is clicked is liked', async () => {
    const visitor = createVisitor(shop().backend)
    const item = (productId: string) => ({ productId, recToken: 'cart.rated' })
    const report = (kind: 'impression' | 'click', ...items: string[]) =>
      visitor.call(events, { body: { kind, widget: 'cart', items: items.map(item) } })
    onTestFinished(async () => void (await db().delete(recommendationCount)))
    expect(await report('impression', 'WOOLSOCKS', 'TEESHIRT01', 'WOOLSOCKS', 'NOTHING01')).toEqual({
      counted: 2,
    })
    await report('impression', 'WOOLSOCKS')
    await report('click', 'TEESHIRT01')
    expect(await report('click', 'NOTHING01')).toEqual({ counted: 0 })
    const counts = async () =>
      (await db().select().from(recommendationCount))
        .map(({ day, kind, productId, count }) => [day, kind, productId, count].join(' '))
        .sort()
    expect(await counts()).toEqual([
      '2026-06-01 click TEESHIRT01 1',
      '2026-06-01 impression TEESHIRT01 1',
      '2026-06-01 impression WOOLSOCKS 2',
    ])
    await learn('2026-06-02T10:00:00.000Z')
    const liked = await db().select().from(productAffinity).where(eq(productAffinity.productId, 'TEESHIRT01'))
    expect(liked[0]?.popularity).toBeGreaterThan(0)
    await purgeRecommendationCounts(db(), '2026-06-01T23:00:00.000Z')
    expect(await counts()).toHaveLength(3)
    await purgeRecommendationCounts(db(), '2026-06-02T00:00:00.000Z')
    expect(await counts()).toEqual([])
  })

  it('refuses reports of more than 24 products, of none, and tokens that are none', async () => {
    const visitor = createVisitor(shop().backend)
    const item = { productId: 'WOOLSOCKS', recToken: 'cart.rated' }
    for (const items of [[], Array.from({ length: 25 }, () => item), [{ ...item, recToken: '<script>' }]])
      await visitor.refused('ATTR200', events, { body: { kind: 'impression', widget: 'cart', items } })
  })

  it('puts what another engine proposes first, and heeds what can be sold all the same', async () => {
    await forget()
    const reports: unknown[] = []
    const backend = shop().another({
      otherRecommendations: (own) => ({
        candidates: async (request, view) => [
          ...['NOTHING01', 'GIFTCARD01', 'FELLBOOT1', 'TEESHIRT01', 'TEESHIRT01'].map((productId) => ({
            ...{ productId, recToken: 'theirs' },
          })),
          ...(await own.candidates(request, view)),
        ],
        report: (report) => Promise.resolve(void reports.push(report)),
      }),
    })
    const visitor = createVisitor(backend)
    const query = { widget: 'product', ...ofBoot } as const
    const { items } = await visitor.call(recommendations, { query })
    expect(items.map(({ id, recToken }) => [id, recToken])).toEqual([
      ['TEESHIRT01', 'theirs'],
      ['WOOLSOCKS', 'product.category'],
    ])
    const body = {
      kind: 'click' as const,
      widget: 'product' as const,
      items: [{ productId: 'TEESHIRT01', recToken: 'theirs' }],
    }
    onTestFinished(async () => void (await db().delete(recommendationCount)))
    await visitor.call(events, { body })
    expect(reports).toEqual([body])
  })

  it('refuses places, products and limits that there cannot be', async () => {
    const visitor = createVisitor(shop().backend)
    const widget = 'product'
    const refuse = async (query: Record<string, string>) => {
      const response = await visitor.send(
        'GET',
        `/products/v1/widgetRecommendations?${new URLSearchParams(query).toString()}`,
      )
      expect(response.status).toBe(400)
    }
    await refuse({})
    await refuse({ widget: 'sky' })
    await refuse({ widget, productIds: "FELLBOOT1,' or 1" })
    await refuse({ widget, productIds: Array.from({ length: 61 }, () => 'FELLBOOT1').join(',') })
    await refuse({ widget, limit: '25' })
    await refuse({ widget, limit: '0' })
  })
}
