import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { bookPoints } from '#src/backend/customer/loyalty/loyalty-ledger.ts'
import { loyaltyMember } from '#src/backend/customer/loyalty/loyalty-tables.ts'
import { billing, home } from '#tests/fixtures/addresses.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import { signedInCustomer } from './customers.ts'
import { createFulfilling } from './fulfilling.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const reward = 'PUT /cart/v1/cart/{basketId}/reward'
const place = 'PUT /cart/v2/checkout/order'
const cancel = '/consumers-v3/consumer/CancelOrder'
const voucher = 500

/** Points that pay: once, whoever asks at once, and again after they came back. */
export const describePointsSpent = (shop: () => Shop): void => {
  keepStock(shop)
  const { cardPayment } = createCheckout(shop)
  const { staff, tendersOf } = createFulfilling(shop)

  /** A member whose points are one voucher. */
  const memberOfOneVoucher = async () => {
    const member = await signedInCustomer(shop(), { birthDate: '1990-12-31' })
    const { customerId } = member
    await member.call('PUT /consumers-v3/consumer/loyalty/enrollment', { body: { optin: true } })
    const { db, one } = { db: shop().database.sql, one: eq(loyaltyMember.customerId, customerId) }
    const balance = async (): Promise<number> =>
      (await db.select().from(loyaltyMember).where(one))[0]?.balance ?? 0
    const missing = { points: voucher - (await balance()), reference: 'given', at: opening }
    await bookPoints(db, { id: randomId(), customerId, kind: 'adjusted', ...missing })
    return { ...member, balance }
  }
  type Member = Awaited<ReturnType<typeof memberOfOneVoucher>>

  /** The same member at another process of the shop. */
  const elsewhere = ({ cookies }: Pick<Visitor, 'cookies'>): Visitor => {
    const tab = createVisitor(shop().another())
    for (const [name, value] of cookies) tab.cookies.set(name, value)
    return tab
  }

  /** A cart of a member, whom a bill goes to. */
  const cartWith = async ({ call }: Pick<Visitor, 'call'>) => {
    const { id: cartId } = await call('POST /cart/v1/cart', {})
    const path = { basketId: cartId }
    await call('POST /cart/v1/item', { body: { cartId, productId: 'WOOLSOCKS', upc: 'socks', qty: 2 } })
    await call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body: { addresses: [home] } })
    await call('POST /cart/v1/cart/{basketId}/billingAddress', { path, body: billing })
    return { cartId, path }
  }
  const useVoucher = (path: { basketId: string }, { call }: Pick<Visitor, 'call'>) =>
    call(reward, { path, body: { appliedLoyaltyVoucher: voucher } })

  const ordered = async (member: Member) => {
    const { cartId, path } = await cartWith(member)
    await useVoucher(path, member)
    return member.call(place, { body: { cartId, paymentMethod: await cardPayment() } })
  }
  const paidByPoints = async (orderNumber: string): Promise<number> =>
    (await tendersOf(orderNumber)).filter(({ method }) => method === 'LOYALTY_POINTS').length

  it('pay one of two carts that are ordered at once, from two processes', async () => {
    const member = await memberOfOneVoucher()
    const carts = [await cartWith(member), await cartWith(member)]
    expect(new Set(carts.map(({ cartId }) => cartId)).size).toBe(2)
    const seen: number[] = []
    for (const { path } of carts) seen.push((await useVoucher(path, member)).totals.remainingToPay)
    const tabs: Visitor[] = [member, elsewhere(member)]
    const bodies = await Promise.all(
      carts.map(async ({ cartId }, at) => ({
        ...{ cartId, remainingToPay: seen[at] },
        paymentMethod: await cardPayment(),
      })),
    )
    const responses = await Promise.all(
      tabs.map(({ send }, at) => send('PUT', '/cart/v2/checkout/order', { body: bodies[at] })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await member.balance()).toBe(0)
  })

  it('pay nothing of a second cart that was to be paid by them, whatever its shopper saw', async () => {
    const member = await memberOfOneVoucher()
    const [first, second] = [await cartWith(member), await cartWith(member)]
    for (const { path } of [first, second]) await useVoucher(path, member)
    const orders = []
    for (const { cartId } of [first, second])
      orders.push(await member.call(place, { body: { cartId, paymentMethod: await cardPayment() } }))
    const paid = await Promise.all(orders.map(({ orderNumber }) => paidByPoints(orderNumber)))
    expect(paid).toEqual([1, 0])
    expect(await member.balance()).toBe(0)
  })

  it('come back once, however many cancel at once, and pay another order then', async () => {
    const member = await memberOfOneVoucher()
    const { orderNumber } = await ordered(member)
    expect(await member.balance()).toBe(0)
    const other = elsewhere(member)
    const answers = await Promise.all(
      [member, other, member, other].map(({ send }) => send('POST', cancel, { body: { orderNumber } })),
    )
    expect(answers.map(({ status }) => status)).toContain(200)
    expect(await member.balance()).toBe(voucher)
    const next = await ordered(member)
    expect(await paidByPoints(next.orderNumber)).toBe(1)
    await member.send('POST', cancel, { body: { orderNumber } })
    expect(await member.balance()).toBe(0)
  })

  it('come back once a card is declined, and not again with its order', async () => {
    const member = await memberOfOneVoucher()
    const { cartId, path } = await cartWith(member)
    await useVoucher(path, member)
    const declined = { cartId, paymentMethod: await cardPayment(testCards.declined) }
    await member.send('PUT', '/cart/v2/checkout/order', { body: declined })
    expect(await member.balance()).toBe(voucher)
    const order = await ordered(member)
    expect(await paidByPoints(order.orderNumber)).toBe(1)
    expect(await member.balance()).toBe(0)
  })

  it('come back with refunds, in parts, never more than were spent', async () => {
    const member = await memberOfOneVoucher()
    const { orderNumber, totals } = await ordered(member)
    const ops = await staff()
    const refund = async (amount: number) => {
      const body = { amount, reason: 'Goodwill' }
      return (await ops.send('POST', `/ops/v1/orders/${orderNumber}/refunds`, { body })).status
    }
    expect(await refund(totals.total - 500)).toBe(200)
    expect(await member.balance()).toBe(voucher / 2)
    expect(await Promise.all([refund(500), refund(500)])).toContain(409)
    expect(await member.balance()).toBe(voucher)
    await member.send('POST', cancel, { body: { orderNumber } })
    const next = await ordered(member)
    expect(await paidByPoints(next.orderNumber)).toBe(1)
    expect(await refund(500)).toBe(409)
    expect(await member.balance()).toBe(0)
  })
}
