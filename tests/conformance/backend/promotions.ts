import { afterAll, beforeAll, expect, it } from 'vitest'
import { administerPromotions } from '#src/backend/promotions/promotion-administration.ts'
import { promotion } from '#tests/fixtures/promotions.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { previewKey, type Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const callout = { en: 'Socks from 100 | {distance} more for socks | Your socks', de: 'a|Noch {distance}|c' }

const promotions = [
  promotion({
    promotionId: 'BOOTS',
    class: 'PRODUCT',
    campaignId: 'SUMMER',
    name: { en: 'Boots for less', de: 'Günstige Stiefel' },
    effect: { type: 'percent', percent: 20 },
    conditions: { items: { categories: ['1100'] }, units: 2 },
  }),
  promotion({
    promotionId: 'GWP_SOCKS',
    class: 'ORDER',
    callout,
    effect: {
      type: 'gift',
      // Gift cards are bought with money alone: one among the choices is never given.
      choices: [
        { productId: 'GIFTCARD01', upc: 'gift-card' },
        { productId: 'FELLBOOT1', upc: 'boot-frn-10' },
        { productId: 'WOOLSOCKS', upc: 'socks' },
        { productId: 'TEESHIRT01', upc: 'tee' },
      ],
    },
    conditions: { subtotal: { USD: '200', EUR: '200' } },
  }),
  promotion({
    promotionId: 'FREE_STANDARD',
    class: 'SHIPPING',
    effect: { type: 'percent', percent: 100, methods: ['standard'] },
    conditions: { items: { products: ['TEESHIRT01'] }, units: 3 },
  }),
  promotion({
    promotionId: 'LATER',
    class: 'ORDER',
    effect: { type: 'percent', percent: 50 },
    conditions: { from: '2030-01-01' },
  }),
]

/** What promotions that need no code make of carts. */
export const describePromotions = (shop: () => Shop): void => {
  const keeper = () => administerPromotions(shop().database)

  beforeAll(async () => {
    await keeper().load(promotions, { replace: true })
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8', 2)
    await eventually(async () => expect((await visitor.read()).promoSummary).not.toEqual([]))
  })
  afterAll(() => keeper().load([], { replace: true }))

  it('says what took what off each line, in the language of the site', async () => {
    const visitor = await shopper(shop().backend)
    const cart = await visitor.add('boot-frn-8', 2)
    expect(cart).toMatchObject({
      totals: { itemTotal: 28_000, itemSubTotal: 20_800, total: 21_395, totalDiscount: 7200, totalUnits: 3 },
      items: [
        {
          price: { current: 13_000, rowTotal: 26_000, priceAfterItemDiscount: 20_800 },
          productPromotions: [
            { promotionId: 'BOOTS', campaignId: 'SUMMER', promotionName: 'Boots for less', price: 5200 },
          ],
        },
        { productId: 'WOOLSOCKS', bonus: true, qty: 1, price: { current: 0, original: 2000, rowTotal: 0 } },
      ],
      promoSummary: [{ promotionId: 'BOOTS', level: 'PRODUCT', amount: 5200 }, { promotionId: 'GWP_SOCKS' }],
      approachingPromotions: [
        { promotionId: 'GWP_SOCKS', calloutMessage: 'Your socks', thresholdStatus: 'REACHED', isGift: true },
      ],
    })
    expect(await visitor.read()).toEqual(cart)
    expect((await visitor.read('de-de')).items[0]?.productPromotions[0]?.promotionName).toBe(
      'Günstige Stiefel',
    )
  })

  it('offers each way of delivery for what it costs once it is chosen', async () => {
    const visitor = await shopper(shop().backend)
    const { cartId } = visitor
    const priceOf = (cart: Awaited<ReturnType<typeof visitor.read>>, wanted: string) =>
      cart.shippingMethods[0]?.applicableShippingMethods.find(({ code }) => code === wanted)?.price
    await visitor.add('tee', 3, 'TEESHIRT01')
    const choose = 'POST /cart/v1/shippingMethod'
    const express = await visitor.call(choose, { body: { cartId, code: 'express' } })
    expect(priceOf(express, 'standard')).toEqual({ amount: 595, finalAmount: 0 })
    const standard = await visitor.call(choose, { body: { cartId, code: 'standard' } })
    expect(standard.totals.shipping).toBe(0)
    expect(priceOf(standard, 'express')).toEqual({ amount: 1495, finalAmount: express.totals.shipping })
  })

  it('announces what a cart is near to', async () => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    const near = { promotionId: 'GWP_SOCKS', distanceFromConditionThreshold: 7000, thresholdStatus: 'ABOVE' }
    expect(await visitor.read()).toMatchObject({
      approachingPromotions: [{ ...near, calloutMessage: '$70.00 more for socks', calloutMsg: callout.en }],
      promoSummary: [{ promotionId: 'GWP_SOCKS', thresholdStatus: 'ABOVE', amount: 0 }],
    })
    expect((await visitor.read('de-de')).approachingPromotions).toMatchObject([
      { calloutMessage: 'Noch 70,00\u00a0€' },
    ])
  })

  it('lets the shopper choose the gift, leave it out, and take it back', async () => {
    const visitor = await shopper(shop().backend)
    const { cartId } = visitor
    const { items } = await visitor.add('boot-frn-8', 2)
    const gift = items.find(({ bonus }) => bonus)
    expect(gift?.giftOf?.choices.map(({ upc }) => upc)).toEqual(['socks', 'tee'])
    const itemId = gift?.id ?? ''
    const change = 'PUT /cart/v1/cart/{basketId}/item'
    const path = { basketId: cartId }
    const changed = await visitor.call(change, { path, body: { cartId, itemId, upc: 'tee' } })
    expect(changed.items[1]).toMatchObject({ id: itemId, upc: 'tee', bonus: true })
    expect(await visitor.read()).toEqual(changed)
    await visitor.refused('GWP403', change, { path, body: { cartId, itemId, qty: 2 } })
    await visitor.refused('GWP403', change, { path, body: { cartId, itemId, upc: 'boot-frn-10' } })
    const without = await visitor.call('DELETE /cart/v1/item', { body: { cartId, itemId } })
    expect(without).toMatchObject({ totalItems: 1, totals: { total: 21_395 } })
    expect(without.declinedGifts).toEqual([
      { promotionId: 'GWP_SOCKS', choices: gift?.giftOf?.choices ?? [] },
    ])
    expect(changed.declinedGifts).toEqual([])
    const bought = await visitor.add('tee', 2, 'TEESHIRT01')
    expect(bought.items.map(({ upc, qty, bonus }) => [upc, qty, bonus])).toEqual([
      ['boot-frn-8', 2, false],
      ['tee', 2, false],
    ])
    expect(bought.declinedGifts).toEqual(without.declinedGifts)
    const tee = { cartId, productId: 'TEESHIRT01', upc: 'tee' }
    const back = await visitor.call('POST /cart/v1/item', { body: { ...tee, bonus: true } })
    expect(back.items.find(({ bonus }) => bonus)).toMatchObject({ id: itemId, upc: 'tee', qty: 1 })
    const { total, itemSubTotal, itemTotal, totalUnits } = bought.totals
    expect(back.totals).toMatchObject({ total, itemSubTotal })
    expect(back.totals).toMatchObject({ itemTotal: itemTotal + 4000, totalUnits: totalUnits + 1 })
    await visitor.refused('GWP403', 'POST /cart/v1/item', { body: { ...tee, bonus: true } })
  })

  it('hands a gift out with what is collected, where nothing goes home', async () => {
    const visitor = await shopper(shop().backend)
    const { cartId } = visitor
    const boots = { cartId, productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 2, storeId: 'us-portland' }
    const wayOfGift = ({ items }: Awaited<ReturnType<typeof visitor.read>>) =>
      items.find(({ bonus }) => bonus)?.shippingOptions.find(({ selected }) => selected)
    const collected = await visitor.call('POST /cart/v1/item', { body: boots })
    expect(collected.shippingMethods.map(({ shippingId }) => shippingId)).toEqual(['us-portland'])
    expect(wayOfGift(collected)).toMatchObject({
      storeInfo: { id: 'us-portland' },
      shippingMethod: { code: collected.shippingMethods[0]?.code },
    })
    expect(wayOfGift(await visitor.add('boot-frn-9'))?.storeInfo).toBeUndefined()
  })

  it('gives away only what the cart does not buy', async () => {
    const visitor = await shopper(shop().backend)
    const choicesOf = ({ items }: Awaited<ReturnType<typeof visitor.read>>) =>
      items.find(({ bonus }) => bonus)?.giftOf?.choices.map(({ upc }) => upc)
    expect(choicesOf(await visitor.add('tee', 19, 'TEESHIRT01'))).toEqual(['socks', 'tee'])
    expect(choicesOf(await visitor.add('tee', 1, 'TEESHIRT01'))).toEqual(['socks'])
  })

  it('says of gifts alone that they cannot be bought', async () => {
    const visitor = await shopper(shop().backend)
    const body = { cartId: visitor.cartId, productId: 'TEESHIRT01', upc: 'tee' }
    await visitor.refused('GWP403', 'POST /cart/v1/item', { body }, 'de-de')
    const alone = { productId: 'TEESHIRT01', upc: 'tee' }
    await visitor.refused('GWP403', 'POST /cart/v1/cartWithItem', { body: alone }, 'de-de')
  })

  it('explains to editors, and to nobody else, what does not apply and why', async () => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    const address = `/cart/v1/cart/${visitor.cartId}?explain`
    const read = async (headers: Record<string, string>): Promise<unknown> =>
      (await visitor.send('GET', address, { headers })).json()
    expect(await read({})).not.toHaveProperty('refusedPromotions')
    expect(await read({ 'x-auth-access-key': previewKey })).toMatchObject({
      refusedPromotions: [
        { promotionId: 'BOOTS', reason: 'units', distance: 1 },
        { promotionId: 'FREE_STANDARD', reason: 'items' },
        { promotionId: 'GWP_SOCKS', reason: 'subtotal', distance: 7000 },
        { promotionId: 'LATER', reason: 'notYet' },
      ],
    })
  })

  it('shows an editor what is to come, and changes a cart at the prices of today', async () => {
    const visitor = await shopper(shop().backend)
    const headers = { 'x-auth-access-key': previewKey, 'x-preview-date': '2031-01-01T00:00:00Z' }
    const address = `/cart/v1/cart/${visitor.cartId}`
    const body = { cartId: visitor.cartId, productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 1 }
    const added: unknown = await (await visitor.send('POST', '/cart/v1/item', { body, headers })).json()
    expect(added).toMatchObject({ totals: { itemTotal: 13_000, totalDiscount: 0 } })
    const seen: unknown = await (await visitor.send('GET', address, { headers })).json()
    expect(seen).toMatchObject({ totals: { itemTotal: 13_000, totalDiscount: 6500 } })
    expect((await visitor.read()).totals).toMatchObject({ totalDiscount: 0 })
  })
}
