import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { discountProfile } from '#src/backend/customer/discount-tables.ts'
import { cart as cartTable } from '#src/backend/cart/store/cart-tables.ts'
import { administerGiftCards, printedCardSchema } from '#src/backend/payments/gift-card-administration.ts'
import { giftCard } from '#src/backend/payments/gift-card-tables.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import { signedInCustomer } from './customers.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import type { Shop } from './shop.ts'

const add = 'POST /cart/v1/cart/{basketId}/paymentInstruments'
const remove = 'DELETE /cart/v1/cart/{basketId}/paymentInstruments'
const methods = 'GET /cart/v1/cart/{basketId}/paymentMethods'
const prepare = 'POST /cart/v1/cart/prepareOrder'
const place = 'PUT /cart/v2/checkout/order'
const cancel = 'POST /consumers-v3/consumer/CancelOrder'
const refund = 'POST /ops/v1/orders/{orderNumber}/refunds'

const pin = '4711'

const code = (at: number, rest: object = {}) =>
  printedCardSchema.parse({
    ...{ method: 'REWARD_CODE', number: `REWARD-CODE-000${at}`, balance: 1000, currency: 'USD' },
    ...rest,
  })
const card = (at: number, rest: object = {}) =>
  printedCardSchema.parse({
    ...{ method: 'REWARD_CARD', number: `8008 0000 0000 000${at}`, pin, balance: 3000, currency: 'USD' },
    ...rest,
  })

const byCode = (at: number) =>
  ({ payment_method_id: 'REWARD_CODE', c_gcCardNumber: `reward code 000${at}` }) as const
const byCard = (at: number) =>
  ({ payment_method_id: 'REWARD_CARD', c_gcCardNumber: `800800000000000${at}`, pin }) as const

/** Reward codes and reward cards, which pay as gift cards do, before them. */
export const describeRewardTenders = (shop: () => Shop): void => {
  keepStock(shop)
  const { cardPayment, checkingOut } = createCheckout(shop)
  const { staff } = createFulfilling(shop)
  const administration = () => administerGiftCards(shop().database)

  beforeAll(async () => {
    await administration().load([
      ...Array.from({ length: 7 }, (_, at) => code(at)),
      code(7, { balance: 100_000 }),
      code(8, { currency: 'EUR' }),
      code(9, { expiresOn: '2026-05-31' }),
      ...Array.from({ length: 4 }, (_, at) => card(at)),
      card(4, { balance: 0 }),
      card(5, { active: false }),
      printedCardSchema.parse({ number: '8018000000008018', pin, balance: 2000, currency: 'USD' }),
    ])
  })

  const gift = { payment_method_id: 'GIFT_CARD', c_gcCardNumber: '8018000000008018', pin } as const

  const balances = async (): Promise<Record<string, number>> => {
    const rows = await shop().database.sql.select().from(giftCard)
    return Object.fromEntries(
      rows.map(({ method, lastSigns, balance }) => [`${method} ${lastSigns}`, balance]),
    )
  }

  const paying = async (
    ...tenders: (ReturnType<typeof byCode> | ReturnType<typeof byCard> | typeof gift)[]
  ) => {
    const visitor = await checkingOut()
    const path = { basketId: visitor.cartId }
    for (const body of tenders) await visitor.call(add, { path, body })
    return { ...visitor, path }
  }

  it('pays before gift cards and the card, and tells at each step what is left', async () => {
    const { call, path, read } = await paying(gift, byCard(0))
    const { total } = (await read()).totals
    const cart = await call(add, { path, body: byCode(0) })
    expect(cart).toMatchObject({
      totals: { remainingToPay: total - 6000 },
      payment_instruments: [
        { payment_method_id: 'REWARD_CODE', c_gcCardNumber: '0000', amount: 1000 },
        { payment_method_id: 'REWARD_CARD', c_gcCardNumber: '0000', amount: 3000 },
        { payment_method_id: 'GIFT_CARD', c_gcCardNumber: '8018', amount: 2000 },
      ],
    })
    const payment_instrument_id = cart.payment_instruments[0]?.payment_instrument_id ?? ''
    const less = await call(remove, { path, body: { payment_instrument_id } })
    expect(less.totals.remainingToPay).toBe(total - 5000)
  })

  it.each([
    ['REW130', 'without a number', { payment_method_id: 'REWARD_CODE' }],
    ['REW130', 'that is unknown', byCode(10)],
    ['REW130', 'whose PIN is wrong', { ...byCard(0), pin: '0815' }],
    ['REW130', 'whose PIN is missing', { ...byCard(0), pin: undefined }],
    ['REW130', 'that is a card, for a code', { ...byCard(0), payment_method_id: 'REWARD_CODE' }],
    ['REW130', 'that is a gift card', { ...gift, payment_method_id: 'REWARD_CARD' }],
    ['GFC800', 'for a gift card', { ...byCard(0), payment_method_id: 'GIFT_CARD' }],
    ['REW130', 'of another currency', byCode(8)],
    ['REW130', 'that is not active', byCard(5)],
    ['REW140', 'that has expired', byCode(9)],
    ['REW140', 'that is used up', byCard(4)],
  ] as const)('refuses with %s a reward %s', async (errorId, _, body) => {
    const { refused, path, read } = await paying()
    await refused(errorId, add, { path, body })
    expect((await read()).payment_instruments).toEqual([])
  })

  it('refuses a reward that is there already, and one too many', async () => {
    const { refused, path, call } = await paying(byCode(0), byCode(1), byCode(2), byCard(0))
    await refused('REW135', add, { path, body: byCode(2) })
    await call(add, { path, body: byCard(1) })
    const error = await refused('PYT405', add, { path, body: byCode(3) })
    expect(error.additionalInfo).toEqual({ maxRewards: 5 })
    await call(add, { path, body: gift })
  })

  it('has a reward card wait whose PIN was wrong too often', async () => {
    const { refused, path } = await paying()
    const body = { ...byCard(3), pin: '0000' }
    // Each is sent twice: over HTTP, and within the process.
    for (let times = 0; times < 5; times += 1) await refused('REW130', add, { path, body })
    await refused('GEN429', add, { path, body: byCard(3) })
  })

  it('is spent by an order, which lists it before what pays after it, and comes back when it is cancelled', async () => {
    const visitor = await paying(byCard(0), byCode(0))
    const before = await balances()
    const order = await visitor.pay()
    const { total } = order.totals
    expect(order.paymentMethod).toMatchObject([
      { code: 'REWARD_CODE', amount: 1000, c_gcCardNumber: '0000' },
      { code: 'REWARD_CARD', amount: 3000, c_gcCardNumber: '0000' },
      { code: 'CREDIT_CARD', amount: total - 4000 },
    ])
    expect(await balances()).toMatchObject({ 'REWARD_CODE 0000': 0, 'REWARD_CARD 0000': 0 })
    await visitor.call(cancel, { body: { orderNumber: order.orderNumber } })
    expect(await balances()).toEqual(before)
  })

  it('comes back when the card is declined', async () => {
    const visitor = await paying(byCode(0), byCard(0))
    const before = await balances()
    const body = { cartId: visitor.cartId, paymentMethod: await cardPayment(testCards.declined) }
    await visitor.refused('PYT402', place, { body })
    expect(await balances()).toEqual(before)
  })

  it('pays a whole order, and the rest of it stays on the code', async () => {
    const visitor = await paying(byCode(7))
    const order = await visitor.call(place, { body: { cartId: visitor.cartId } })
    const { total } = order.totals
    expect(order).toMatchObject({ st: 'captured', paymentMethod: [{ code: 'REWARD_CODE', amount: total }] })
    expect(await balances()).toMatchObject({ 'REWARD_CODE 0007': 100_000 - total })
  })

  it('has its money back last, after the card and the gift card', async () => {
    const visitor = await paying(gift, byCode(4))
    const { orderNumber, totals, items } = await visitor.pay()
    expect(await balances()).toMatchObject({ 'REWARD_CODE 0004': 0, 'GIFT_CARD 8018': 0 })
    const ops = await staff()
    await ops.ship(orderNumber, [{ id: lineOf({ items }), qty: 1 }])
    const give = (amount: number) =>
      ops.call(refund, { path: { orderNumber }, body: { amount, reason: 'A scratch' } })
    await give(totals.total - 1500)
    expect(await balances()).toMatchObject({ 'REWARD_CODE 0004': 0, 'GIFT_CARD 8018': 1500 })
    await give(1500)
    expect(await balances()).toMatchObject({ 'REWARD_CODE 0004': 1000, 'GIFT_CARD 8018': 2000 })
  })

  it('is spent once, of two carts that are ordered at once', async () => {
    const visitors = [await paying(byCode(5)), await paying(byCode(5))]
    const bodies = await Promise.all(
      visitors.map(async ({ cartId }) => ({ cartId, paymentMethod: await cardPayment() })),
    )
    const responses = await Promise.all(
      visitors.map(({ send }, at) => send('PUT', '/cart/v2/checkout/order', { body: bodies[at] })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const texts = await Promise.all(responses.map((response) => response.text()))
    expect(texts.filter((text) => text.includes('REW140'))).toHaveLength(1)
    expect(await balances()).toMatchObject({ 'REWARD_CODE 0005': 0 })
  })

  it('shows what it pays by now before it is ordered, once another cart spent it', async () => {
    const own = await paying(byCode(6))
    const other = await paying(byCode(6))
    await other.pay()
    const body = { basketId: own.cartId }
    const refused = await own.send('POST', '/cart/v1/cart/prepareOrder', { body })
    expect(await refused.text()).toContain('REW140')
    expect((await own.call(prepare, { body })).payment_instruments).toEqual([])
  })

  it('pays nothing while an athlete has credit left, and is not offered', async () => {
    const guest = await paying(byCode(0))
    const codes = async () =>
      (await guest.call(methods, { path: guest.path })).paymentMethods.map((one) => one.code)
    expect(await codes()).toContain('REWARD_CODE')
    const athlete = await signedInCustomer(shop())
    const profile = { kind: 'ATHLETE', currency: 'USD', annualLimit: 5000, year: 2026 } as const
    await shop()
      .database.sql.insert(discountProfile)
      .values({ ...profile, customerId: athlete.customerId })
    const cart = await athlete.call('POST /cart/v1/cart', {})
    const path = { basketId: cart.id }
    await athlete.call('POST /cart/v1/item', {
      body: { cartId: cart.id, productId: 'FELLBOOT1', upc: 'boot-frn-8' },
    })
    await athlete.refused('PYT405', add, { path, body: byCode(0) })
    await athlete.refused('PYT405', add, { path, body: byCard(0) })
    const tender = {
      payment_instrument_id: 'a guest’s',
      payment_method_id: 'REWARD_CODE',
      giftCard: { numberHash: 'a guest’s', lastSigns: '0000', balance: 1000, currency: 'USD' },
    } as const
    await shop()
      .database.sql.update(cartTable)
      .set({ details: { paymentInstruments: [tender] } })
      .where(eq(cartTable.id, cart.id))
    const merged = await athlete.call('GET /cart/v1/cart/{basketId}', { path })
    expect(merged.totals.remainingToPay).toBe(merged.totals.total)
    const paid = await athlete.call(add, { path, body: { payment_method_id: 'ATHLETES_PAYMENT' } })
    expect(paid.totals.remainingToPay).toBe(paid.totals.total - 5000)
  })

  it('makes codes that cannot be guessed, and takes none that can', async () => {
    const made = await administration().make({
      ...{ method: 'REWARD_CODE', count: 2, balance: 500, currency: 'USD' },
    })
    expect(made.map(({ pin: secret }) => secret)).toEqual([undefined, undefined])
    const { call, path } = await paying()
    const body = { payment_method_id: 'REWARD_CODE', c_gcCardNumber: made[0]?.number } as const
    expect((await call(add, { path, body })).payment_instruments).toMatchObject([{ amount: 500 }])
    expect(printedCardSchema.safeParse({ ...code(0), number: 'TEN' }).success).toBe(false)
    expect(printedCardSchema.safeParse({ ...code(0), number: 'REWARD10' }).success).toBe(false)
    expect(printedCardSchema.safeParse({ ...code(0), pin }).success).toBe(false)
    expect(printedCardSchema.safeParse({ ...card(0), pin: undefined }).success).toBe(false)
  })
}
