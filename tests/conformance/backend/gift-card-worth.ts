import fc from 'fast-check'
import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { discountProfile } from '#src/backend/customer/discount-tables.ts'
import { bookPoints } from '#src/backend/customer/loyalty/loyalty-ledger.ts'
import { allocateOrders } from '#src/backend/orders/goods/allocate-orders.ts'
import { orderGiftCard } from '#src/backend/orders/store/sold-gift-card-tables.ts'
import { administerGiftCards, printedCardSchema } from '#src/backend/payments/gift-card-administration.ts'
import { giftCard } from '#src/backend/payments/gift-card-tables.ts'
import { administerPromotions } from '#src/backend/promotions/promotion-administration.ts'
import { staffCookie } from '#src/contract/cookies.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { buysGiftCards } from '#src/contract/payments/tenders.ts'
import { goodsTotal } from '#src/rules/payments/gift-card-lines.ts'
import { shareOf } from '#src/rules/orders/line-amounts.ts'
import { billing, home } from '#tests/fixtures/addresses.ts'
import { runsUpTo } from '#tests/setup/extent.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { signedInCustomer } from './customers.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import { carts, promotions, steps, type Step, type Wanted } from './random-gift-card-orders.ts'
import { opening, type Shop } from './shop.ts'

const add = 'POST /cart/v1/cart/{basketId}/paymentInstruments'
const adjust = 'POST /cart/v1/cart/{basketId}/price_adjustments'
const pin = '4711'
const startPoints = 2000
const returned = z.object({ returnId: z.string().optional() })
const afterAnHour = '2026-06-01T11:00:00.000Z'

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** Gift cards that are mailed are worth no more than the money that was taken for them, whatever is bought, pays and goes back. */
export const describeGiftCardWorth = (shop: () => Shop): void => {
  keepStock(shop)
  const { cardPayment } = createCheckout(shop)
  const { staff, partsWith, moneyOf, tendersOf, pointsOf } = createFulfilling(shop)
  const keeper = () => administerPromotions(shop().database)
  let loaded = 0
  /** Cards that ever stood for an order, those too that others took the place of. */
  const seen = new Map<string, Set<string>>()

  beforeAll(() => keeper().load(promotions, { replace: true }))
  afterAll(() => keeper().load([], { replace: true }))

  /** Loads a number that is worth an amount, and tells how it is typed. */
  const load = async ({ method, balance }: Wanted['stored'][number]) => {
    loaded += 1
    const number = `WORTH${String(loaded).padStart(11, '0')}`
    const hasPin = method !== 'REWARD_CODE'
    const card = { method, number, balance, currency: 'USD', ...(hasPin ? { pin } : {}) }
    await administerGiftCards(shop().database).load([printedCardSchema.parse(card)])
    return { payment_method_id: method, c_gcCardNumber: number, ...(hasPin ? { pin } : {}) }
  }

  /** Somebody signed in, with what they may pay a part by. */
  const arriving = async ({ buyer, credit }: Wanted) => {
    const shopper = await signedInCustomer(
      shop(),
      { birthDate: '1990-12-31' },
      buyer === 'employee' ? 'EMPLOYEE' : 'REGISTERED',
    )
    const { customerId, call } = shopper
    if (buyer === 'employee') await call('POST /consumers-v3/consumer/discountTerms', {})
    if (buyer === 'athlete') {
      const profile = {
        customerId,
        kind: 'ATHLETE',
        currency: 'USD',
        annualLimit: credit,
        year: 2026,
      } as const
      await shop().database.sql.insert(discountProfile).values(profile)
    }
    if (buyer === 'member') {
      await call('PUT /consumers-v3/consumer/loyalty/enrollment', { body: { optin: true } })
      const points = { customerId, kind: 'adjusted', points: startPoints, reference: 'given' } as const
      await bookPoints(shop().database.sql, { ...points, id: randomId(), at: opening })
    }
    return shopper
  }

  /** An order of socks and gift cards, reduced in many ways, which points, credit, rewards, gift cards and a card pay. */
  const ordered = async (wanted: Wanted) => {
    const { buyer, socks, cards, voucher, stored, adjustments, coupons } = wanted
    const member = await arriving(wanted)
    const { call } = member
    const { id: cartId } = await call('POST /cart/v1/cart', {})
    const path = { basketId: cartId }
    if (socks > 0)
      await call('POST /cart/v1/item', {
        body: { cartId, productId: 'WOOLSOCKS', upc: 'socks', qty: socks },
      })
    for (const customAmount of cards)
      await call('POST /cart/v1/item', {
        body: { cartId, productId: 'GIFTCARD01', upc: 'gift-card', qty: 1, customAmount },
      })
    await call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body: { addresses: [home] } })
    await call('POST /cart/v1/cart/{basketId}/billingAddress', { path, body: billing })
    const ops = await staff()
    // One that takes nothing off is refused.
    for (const code of coupons) await member.send('PUT', '/cart/v1/coupon', { body: { cartId, code } })
    member.cookies.set(staffCookie, ops.cookies.get(staffCookie) ?? '')
    const { items } = await call('GET /cart/v1/cart/{basketId}', { path })
    const itemId = items.find(({ upc }) => upc === 'socks')?.id
    for (const { level, percent } of adjustments) {
      const of = level === 'PRODUCT' ? { itemId } : {}
      if (level !== 'PRODUCT' || itemId !== undefined)
        await call(adjust, { path, body: { level, percent, reason: 'Goodwill', ...of } })
    }
    member.cookies.delete(staffCookie)
    const takes = {
      member: stored,
      athlete: stored.filter(({ method }) => method === 'GIFT_CARD'),
      employee: stored,
    }[buyer]
    if (voucher > 0 && buyer === 'member')
      await call('PUT /cart/v1/cart/{basketId}/reward', { path, body: { appliedLoyaltyVoucher: voucher } })
    const { totals } = await call('GET /cart/v1/cart/{basketId}', { path })
    if (goodsTotal(totals) > 0) {
      if (buyer === 'athlete') await call(add, { path, body: { payment_method_id: 'ATHLETES_PAYMENT' } })
      for (const one of takes) await call(add, { path, body: await load(one) })
    }
    const order = await call('PUT /cart/v2/checkout/order', {
      body: { cartId, paymentMethod: await cardPayment() },
    })
    return { member, ops, order, worth: sum(cards) }
  }
  type Ordered = Awaited<ReturnType<typeof ordered>>

  const cardsOf = ({ orderNumber }: Order) =>
    shop().database.sql.select().from(orderGiftCard).where(eq(orderGiftCard.orderNumber, orderNumber))

  /** Tries a step, which an order may refuse. */
  const attempt = async (step: Step, { member, ops, order }: Ordered): Promise<void> => {
    const { orderNumber, items } = order
    const cancel = (upc?: string) => {
      const units = upc === undefined ? {} : { items: [{ id: lineOf(order, upc), qty: 1 }] }
      return member.send('POST', '/consumers-v3/consumer/CancelOrder', { body: { orderNumber, ...units } })
    }
    const ofOrder = `/ops/v1/orders/${orderNumber}`
    const body = { amount: step.does === 'refund' ? step.amount : 0, reason: 'Goodwill' }
    const hasSocks = items.some(({ upc }) => upc === 'socks')
    const [card] = (await cardsOf(order)).filter(({ blockedAt }) => blockedAt === null)
    const tried = {
      mail: async () => {
        await allocateOrders({ ...partsWith({}), clock: () => afterAnHour })
        await shop().backend.fulfilOrders()
      },
      mailAgain: () =>
        member.send('POST', '/consumers-v3/consumer/resendGiftCardEmail', { body: { orderNumber } }),
      send: async () => {
        if (!hasSocks) return undefined
        const lines = [{ id: lineOf(order, 'socks'), qty: 1 }]
        const sent = await ops.send('POST', `${ofOrder}/parcels`, { body: { shippingId: 'me', lines } })
        if (!sent.ok) return sent
        const { shipments } = (await ops.read(orderNumber)).order
        const parcels = shipments.flatMap((shipment) => shipment.parcels)
        for (const { parcelId } of parcels) await ops.send('POST', `${ofOrder}/parcels/${parcelId}/arrival`)
        return sent
      },
      return: async () => {
        if (!hasSocks) return undefined
        const lines = [{ id: lineOf(order, 'socks'), qty: 1, reason: 'SIZE_SMALL' }]
        const response = await member.send(
          'POST',
          `/consumers-v3/consumer/return/${orderNumber}/returnLabel`,
          {
            body: { lines },
          },
        )
        const { returnId } = returned.parse(await response.json())
        return returnId === undefined
          ? undefined
          : ops.send('POST', `${ofOrder}/returns/${returnId}/receipt`, { body: { restock: true } })
      },
      cancelSocks: async () => hasSocks && cancel('socks'),
      cancelCard: () => cancel('gift-card'),
      cancelAll: () => cancel(),
      blockCard: async () => card && ops.send('POST', `${ofOrder}/giftCards/${card.id}/cancellation`),
      refund: () => ops.send('POST', `${ofOrder}/refunds`, { body }),
      refundAll: async () => {
        const { refundable, refundableInFull: amount } = await ops.read(orderNumber)
        if (amount === 0) return
        const all = await ops.send('POST', `${ofOrder}/refunds`, { body: { ...body, amount, refundable } })
        expect(all.status).toBe(200)
      },
    }
    const answer = await tried[step.does]()
    if (answer instanceof Response) expect([200, 409]).toContain(answer.status)
  }

  /** What providers took and did not give back. */
  const takenFor = async (orderNumber: string): Promise<number> => {
    const signs: Readonly<Record<string, number>> = { captured: 1, refunded: -1 }
    const moves = (await moneyOf(orderNumber)).map((move) => move.split(' '))
    return sum(moves.map(([kind = '', amount]) => (signs[kind] ?? 0) * Number(amount)))
  }

  const check = async ({ order }: Ordered, wanted: Wanted): Promise<void> => {
    const tenders = await tendersOf(order.orderNumber)
    const own = tenders.filter(({ method }) => buysGiftCards(method))
    const known = seen.get(order.orderNumber) ?? new Set()
    seen.set(order.orderNumber, known)
    for (const { numberHash } of await cardsOf(order)) known.add(numberHash)
    const live = await shop()
      .database.sql.select()
      .from(giftCard)
      .where(inArray(giftCard.numberHash, [...known]))
    const worth = sum(live.map(({ balance }) => balance))
    expect(await takenFor(order.orderNumber)).toBeGreaterThanOrEqual(worth)
    expect(sum(own.map(({ amount, refunded }) => amount - refunded))).toBeGreaterThanOrEqual(worth)
    const hashes = tenders.flatMap(({ source }) => (source.kind === 'giftCard' ? [source.numberHash] : []))
    const rows = await shop().database.sql.select().from(giftCard).where(inArray(giftCard.numberHash, hashes))
    for (const { method, amount, refunded, source } of tenders) {
      if (source.kind !== 'giftCard') continue
      const before = wanted.stored.find((one) => one.method === method)?.balance ?? 0
      const after = rows.find(({ numberHash }) => numberHash === source.numberHash)?.balance
      expect(after).toBe(before - amount + refunded)
    }
    const moved = (await pointsOf(order.orderNumber)).map((entry) => entry.split(' '))
    const left = moved.filter(([kind]) => kind === 'spent' || kind === 'returned')
    const owed = tenders.map(({ source, amount, refunded }) =>
      source.kind === 'points' ? source.points - shareOf(source.points, refunded, amount) : 0,
    )
    expect(sum(left.map(([, points]) => Number(points))) + sum(owed)).toBe(0)
  }

  it('is money that a provider took and has not given back', async () => {
    await fc.assert(
      fc.asyncProperty(carts, steps, async (wanted, tried) => {
        const made = await ordered(wanted)
        const { order, worth } = made
        const tenders = await tendersOf(order.orderNumber)
        const own = tenders.filter(({ method }) => buysGiftCards(method))
        expect(sum(own.map(({ amount }) => amount))).toBeGreaterThanOrEqual(worth)
        expect(sum(tenders.map(({ amount }) => amount))).toBe(order.totals.total)
        for (const step of [...tried, { does: 'mail' } as const]) {
          await attempt(step, made)
          await check(made, wanted)
        }
      }),
      runsUpTo(15),
    )
  })
}
