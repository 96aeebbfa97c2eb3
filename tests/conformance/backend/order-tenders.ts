import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { bookPoints } from '#src/backend/customer/loyalty/loyalty-ledger.ts'
import { loyaltyEntry } from '#src/backend/customer/loyalty/loyalty-tables.ts'
import { administerGiftCards, printedCardSchema } from '#src/backend/payments/gift-card-administration.ts'
import { home } from '#tests/fixtures/addresses.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import { signedInCustomer } from './customers.ts'
import { opening, type Shop } from './shop.ts'

const place = 'PUT /cart/v2/checkout/order'
const cancel = 'POST /consumers-v3/consumer/CancelOrder'
const add = 'POST /cart/v1/cart/{basketId}/paymentInstruments'
const balanceOf = 'POST /cart/v1/giftcard/balance'
const remove = 'DELETE /cart/v1/cart/{basketId}/paymentInstruments'

const pin = '4711'
const numbers = {
  small: '7010000000000001',
  large: '7010000000000002',
  shared: '7010000000000003',
  split: '7010000000000004',
  lastDay: '7010000000000005',
  beside: '7010000000000006',
}

/** Orders that gift cards and points pay, by themselves or with a card. */
export const describeOrderTenders = (shop: () => Shop): void => {
  keepStock(shop)
  const { cardPayment, checkingOut } = createCheckout(shop)

  beforeAll(async () => {
    const printed = [
      { number: numbers.small, balance: 2000 },
      { number: numbers.large, balance: 100_000 },
      { number: numbers.beside, balance: 2000 },
      { number: numbers.shared, balance: 20_000 },
      { number: numbers.split, balance: 20_000 },
      { number: numbers.lastDay, balance: 20_000, expiresOn: '2026-06-01' },
    ]
    await administerGiftCards(shop().database).load(
      printed.map((card) => printedCardSchema.parse({ ...card, pin, currency: 'USD' })),
    )
  })

  const withGift = async (number: string) => {
    const visitor = await checkingOut()
    const body = { payment_method_id: 'GIFT_CARD', c_gcCardNumber: number, pin } as const
    await visitor.call(add, { path: { basketId: visitor.cartId }, body })
    const balance = async () =>
      (await visitor.call(balanceOf, { body: { c_gcCardNumber: number, pin } })).balance
    return { ...visitor, balance }
  }

  it('charges the instrument that is named, and refuses one that the cart does not hold', async () => {
    const visitor = await checkingOut()
    const { code, additionalData } = await cardPayment()
    const card = await visitor.addCard(additionalData)
    const othersCard = await (await checkingOut()).addCard((await cardPayment()).additionalData)
    const refused = (errorId: 'PYT400' | 'PYT404', named: object, method: 'KLARNA' | typeof code = code) =>
      visitor.refused(errorId, place, {
        body: { cartId: visitor.cartId, paymentMethod: { code: method, additionalData: named } },
      })
    await refused('PYT404', { paymentInstrumentId: othersCard })
    await refused('PYT404', { paymentInstrumentId: randomId() })
    await refused('PYT404', { paymentInstrumentId: card }, 'KLARNA')
    const { token } = (await cardPayment(testCards.declined)).additionalData
    await refused('PYT404', { paymentInstrumentId: othersCard, token })
    expect(await refused('PYT400', { paymentInstrumentId: card, token })).toMatchObject({
      additionalInfo: { field: 'token' },
    })
    expect((await visitor.read()).items).toHaveLength(1)
    const paymentMethod = { code, additionalData: { paymentInstrumentId: card } }
    const paid = await visitor.call(place, { body: { cartId: visitor.cartId, paymentMethod } })
    expect(paid).toMatchObject({ st: 'authorised', paymentMethod: [{ code }] })
  })

  it('has a card pay no more than the shopper saw, once the gift card beside it is taken off', async () => {
    const visitor = await withGift(numbers.beside)
    const { cartId } = visitor
    const { totals, payment_instruments: held } = await visitor.read()
    const { total, remainingToPay } = totals
    const body = { cartId, paymentMethod: await cardPayment(), total, remainingToPay }
    const taken = { payment_instrument_id: held[0]?.payment_instrument_id ?? '' }
    await visitor.call(remove, { path: { basketId: cartId }, body: taken })
    const { additionalInfo } = await visitor.refused('CHK380', place, { body })
    expect(additionalInfo).toEqual({ reason: 'totalChanged', total, remainingToPay: total })
    const order = await visitor.call(place, { body: { ...body, remainingToPay: total } })
    expect(order.paymentMethod).toMatchObject([{ code: 'CREDIT_CARD', amount: total }])
    expect(await visitor.call(place, { body: { ...body, remainingToPay: total } })).toEqual(order)
  })

  it('takes a gift card before the card, and gives both back when the order is cancelled', async () => {
    const visitor = await withGift(numbers.small)
    const order = await visitor.pay()
    const { total } = order.totals
    expect(order.paymentMethod.toSorted((one, other) => one.amount - other.amount)).toMatchObject([
      { code: 'GIFT_CARD', amount: 2000, c_gcCardNumber: '0001' },
      { code: 'CREDIT_CARD', amount: total - 2000, card: { brand: 'visa', lastSigns: '1111' } },
    ])
    await visitor.refused('GFC700', balanceOf, { body: { c_gcCardNumber: numbers.small, pin } })
    expect((await visitor.call(cancel, { body: { orderNumber: order.orderNumber } })).st).toBe('cancelled')
    expect(await visitor.balance()).toBe(2000)
  })

  it('gives a gift card back what it paid when the card is declined', async () => {
    const visitor = await withGift(numbers.small)
    const body = { cartId: visitor.cartId, paymentMethod: await cardPayment(testCards.declined) }
    await visitor.refused('PYT402', place, { body })
    expect(await visitor.balance()).toBe(2000)
  })

  it('asks no provider where a gift card pays it all', async () => {
    const visitor = await withGift(numbers.large)
    const order = await visitor.call(place, { body: { cartId: visitor.cartId } })
    const { total } = order.totals
    expect(order).toMatchObject({ st: 'captured', paymentMethod: [{ code: 'GIFT_CARD', amount: total }] })
    expect(await visitor.balance()).toBe(100_000 - total)
    expect((await visitor.read()).items).toEqual([])
    const cancelled = await visitor.call(cancel, { body: { orderNumber: order.orderNumber } })
    expect(cancelled.st).toBe('cancelled')
    expect(await visitor.balance()).toBe(100_000)
  })

  it('spends a gift card once, of two carts that are ordered at once', async () => {
    const visitors = [await withGift(numbers.shared), await withGift(numbers.shared)]
    const responses = await Promise.all(
      visitors.map(({ send, cartId }) => send('PUT', '/cart/v2/checkout/order', { body: { cartId } })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const placed = await Promise.all(
      visitors.map((visitor) => visitor.call('POST /consumers-v3/consumer/purchasehistory', { body: {} })),
    )
    const [paid] = placed.flatMap(({ orders }) => orders.map(({ totals }) => totals.total))
    expect(await visitors[0]?.balance()).toBe(20_000 - (paid ?? 0))
  })

  it('shows what a gift card pays by now before it is ordered, once another cart spent it', async () => {
    const prepare = 'POST /cart/v1/cart/prepareOrder'
    const own = await withGift(numbers.split)
    const other = await withGift(numbers.split)
    const { total } = (await other.call(place, { body: { cartId: other.cartId } })).totals
    const body = { basketId: own.cartId }
    const refused = await own.send('POST', '/cart/v1/cart/prepareOrder', { body })
    expect(await refused.text()).toContain('GFC700')
    const amount = 20_000 - total
    const { payment_instruments, totals } = await own.call(prepare, { body })
    expect(payment_instruments).toMatchObject([{ payment_method_id: 'GIFT_CARD', amount }])
    expect(totals.remainingToPay).toBe(total - amount)
    const order = await own.pay()
    expect(order.paymentMethod.map((one) => one.amount).toSorted((a, b) => a - b)).toEqual(
      [amount, total - amount].toSorted((a, b) => a - b),
    )
    const late = await checkingOut()
    await late.refused('GFC700', add, {
      path: { basketId: late.cartId },
      body: { payment_method_id: 'GIFT_CARD', c_gcCardNumber: numbers.split, pin },
    })
  })

  it('takes a gift card until the last evening of its shopper, whatever the date is in London', async () => {
    const visitor = await withGift(numbers.lastDay)
    shop().setTime('2026-06-02T03:00:00.000Z')
    const order = await visitor.call(place, { body: { cartId: visitor.cartId } })
    shop().setTime(opening)
    expect(order.st).toBe('captured')
  })

  it('refuses a way to pay that the cart has grown out of', async () => {
    const visitor = await checkingOut('boot-frn-9')
    const path = { basketId: visitor.cartId }
    await visitor.call('POST /cart/v1/cart/{basketId}/paymentInstruments', {
      path,
      body: { payment_method_id: 'KLARNA' },
    })
    await visitor.add('boot-frn-9', 49)
    await visitor.refused('PYT405', place, { body: { cartId: visitor.cartId } })
  })

  it('takes the points of a member for their voucher, and books them back', async () => {
    const owner = await signedInCustomer(shop(), { birthDate: '1990-12-31' })
    await owner.call('PUT /consumers-v3/consumer/loyalty/enrollment', { body: { optin: true } })
    const { customerId } = owner
    const grant = {
      id: randomId(),
      customerId,
      kind: 'adjusted',
      points: 900,
      reference: 'grant',
      at: opening,
    } as const
    await bookPoints(shop().database.sql, grant)
    const cart = await owner.call('POST /cart/v1/cart', {})
    const path = { basketId: cart.id }
    await owner.call('POST /cart/v1/item', {
      body: { cartId: cart.id, productId: 'FELLBOOT1', upc: 'boot-frn-8' },
    })
    const { email, ...unmailed } = home
    await owner.call('POST /cart/v2/cart/{basketId}/shippingAddress', {
      path,
      body: { addresses: [{ ...unmailed, email: owner.email }] },
    })
    await owner.call('PUT /cart/v1/cart/{basketId}/reward', { path, body: { appliedLoyaltyVoucher: 500 } })
    const order = await owner.call(place, { body: { cartId: cart.id, paymentMethod: await cardPayment() } })
    expect(order.paymentMethod.map(({ code, amount }) => [code, amount]).toSorted()).toEqual([
      ['CREDIT_CARD', order.totals.total - 1000],
      ['LOYALTY_POINTS', 1000],
    ])
    expect(email).not.toBe(order.email)
    const points = async () => {
      const own = shop()
        .database.sql.select()
        .from(loyaltyEntry)
        .where(eq(loyaltyEntry.customerId, customerId))
      return (await own.orderBy(loyaltyEntry.number)).map(({ kind, points: some, balance }) => [
        kind,
        some,
        balance,
      ])
    }
    expect((await points()).at(-1)).toEqual(['spent', -500, 500])
    await owner.call(cancel, { body: { orderNumber: order.orderNumber } })
    expect((await points()).at(-1)).toEqual(['returned', 500, 1000])
  })
}
