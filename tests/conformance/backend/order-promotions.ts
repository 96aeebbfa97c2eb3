import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { discountProfile } from '#src/backend/customer/discount-tables.ts'
import { administerPromotions } from '#src/backend/promotions/promotion-administration.ts'
import { home } from '#tests/fixtures/addresses.ts'
import { promotion } from '#tests/fixtures/promotions.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import { signedInCustomer } from './customers.ts'
import type { Shop } from './shop.ts'

const place = 'PUT /cart/v2/checkout/order'
const cancel = 'POST /consumers-v3/consumer/CancelOrder'
const coupon = 'PUT /cart/v1/coupon'

const promotions = [
  promotion({
    promotionId: 'FIRST-COME',
    class: 'ORDER',
    effect: { type: 'percent', percent: 10 },
    conditions: { coupon: { codes: ['FIRST', 'SECOND'].map((code) => ({ code, uses: 1 })) } },
  }),
  promotion({
    promotionId: 'PROFESSIONALS',
    class: 'ORDER',
    effect: { type: 'percent', percent: 50 },
    conditions: { customerGroups: ['WRANX'] },
  }),
  promotion({
    promotionId: 'FREE-DELIVERY',
    class: 'SHIPPING',
    name: { en: 'Delivery on us', de: 'Versand geht auf uns' },
    effect: { type: 'percent', percent: 100 },
    conditions: { coupon: { codes: [{ code: 'ONUS' }] } },
  }),
]

/** Uses of promotions and discounts of customers, which orders take and give back. */
export const describeOrderPromotions = (shop: () => Shop): void => {
  keepStock(shop)
  const { cardPayment, checkingOut } = createCheckout(shop)
  const keeper = () => administerPromotions(shop().database)
  beforeAll(() => keeper().load(promotions, { replace: true }))
  afterAll(() => keeper().load([], { replace: true }))

  it('spends a coupon once, of two carts that hold it, and gives it back with a cancelled order', async () => {
    const [one, other] = [await checkingOut(), await checkingOut()]
    for (const { call, cartId } of [one, other]) await call(coupon, { body: { cartId, code: 'first' } })
    const placed = await one.pay()
    expect(placed.couponItems).toEqual([{ code: 'FIRST' }])
    expect(placed.totals).toMatchObject({ itemTotal: 13_000, totalDiscount: 1300 })
    const body = { cartId: other.cartId, paymentMethod: await cardPayment() }
    await other.refused('PRM160', place, { body })
    await one.call(cancel, { body: { orderNumber: placed.orderNumber } })
    expect((await other.call(place, { body })).totals.totalDiscount).toBe(1300)
  })

  it('calls a promotion in the order, its mail and its invoice what the cart calls it', async () => {
    const visitor = await checkingOut()
    const { cartId } = visitor
    const cart = await visitor.call(coupon, { body: { cartId, code: 'ONUS' } })
    const [applied] = cart.promoSummary
    expect(applied).toMatchObject({ promotionName: 'Delivery on us', amount: 595 })
    shop().mails.length = 0
    const { orderNumber, reductions } = await visitor.pay()
    expect(reductions).toEqual([{ level: 'SHIPPING', name: 'Delivery on us', amount: 595 }])
    await eventually(() =>
      expect(shop().mails.find(({ message }) => message.kind === 'orderPlaced')?.message).toMatchObject({
        sums: [
          { label: 'Subtotal' },
          { label: 'Delivery (Delivery on us)', value: 'Free' },
          { label: 'Tax' },
          { label: 'Total' },
        ],
      }),
    )
    const download = 'POST /consumers-v3/consumer/purchase/invoice/download'
    const { content } = await visitor.call(download, { body: { orderNumber } })
    const { text } = await readPdf(Buffer.from(content, 'base64'))
    expect(text).toContain('Delivery (Delivery on us)')
  })

  it('gives a coupon back whose order is not paid', async () => {
    const [one, other] = [await checkingOut(), await checkingOut()]
    for (const { call, cartId } of [one, other]) await call(coupon, { body: { cartId, code: 'SECOND' } })
    const paymentMethod = await cardPayment(testCards.declined)
    await one.refused('PYT402', place, { body: { cartId: one.cartId, paymentMethod } })
    expect((await other.pay()).st).toBe('authorised')
  })

  /** A professional with a limit of the year, who orders boots at half their price. */
  const professional = async (annualLimit: number) => {
    const owner = await signedInCustomer(shop())
    const { customerId } = owner
    const profile = { customerId, kind: 'WRANX', currency: 'USD', annualLimit, year: 2026 } as const
    await shop().database.sql.insert(discountProfile).values(profile)
    const spent = async () => {
      const own = eq(discountProfile.customerId, customerId)
      return (await shop().database.sql.select().from(discountProfile).where(own))[0]?.spent
    }
    const filled = async (...more: { productId: string; upc: string; customAmount: number }[]) => {
      const { id } = await owner.call('POST /cart/v1/cart', {})
      const path = { basketId: id }
      const boots = { productId: 'FELLBOOT1', upc: 'boot-frn-8' }
      for (const item of [boots, ...more])
        await owner.call('POST /cart/v1/item', { body: { cartId: id, ...item } })
      const addresses = [{ ...home, email: owner.email }]
      await owner.call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body: { addresses } })
      return { body: { cartId: id, paymentMethod: await cardPayment() } }
    }
    return { ...owner, spent, filled }
  }

  it('books what is bought with a discount against its limit of the year, and back', async () => {
    const { call, refused, spent, filled } = await professional(10_000)
    const placed = await call(place, await filled())
    expect(placed.totals.totalDiscount).toBe(6500)
    expect(await spent()).toBe(6500)
    await refused('PRM160', place, await filled())
    await call(cancel, { body: { orderNumber: placed.orderNumber } })
    expect(await spent()).toBe(0)
  })

  it('gives nothing back to a limit for a gift card, which took nothing of it', async () => {
    const { call, spent, filled } = await professional(20_000)
    await call(place, await filled())
    const giftCard = { productId: 'GIFTCARD01', upc: 'gift-card', customAmount: 5000 }
    const { orderNumber, items } = await call(place, await filled(giftCard))
    expect(await spent()).toBe(13_000)
    const id = items.find(({ productId }) => productId === 'GIFTCARD01')?.id ?? ''
    await call(cancel, { body: { orderNumber, items: [{ id, qty: 1 }] } })
    expect(await spent()).toBe(13_000)
    await call(cancel, { body: { orderNumber } })
    expect(await spent()).toBe(6500)
  })
}
