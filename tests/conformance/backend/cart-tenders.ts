import { afterEach, beforeAll, expect, it } from 'vitest'
import { administerGiftCards, printedCardSchema } from '#src/backend/payments/gift-card-administration.ts'
import { cart as cartTable } from '#src/backend/cart/store/cart-tables.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor, shopper } from './visitor.ts'

const add = 'POST /cart/v1/cart/{basketId}/paymentInstruments'
const remove = 'DELETE /cart/v1/cart/{basketId}/paymentInstruments'
const methods = 'GET /cart/v1/cart/{basketId}/paymentMethods'
const tokenise = 'POST /acquirer/v1/cards'

const card = (number: string, rest: object = {}) =>
  printedCardSchema.parse({ number, pin: '4711', balance: 2000, currency: 'USD', ...rest })

const visa = { number: '4111 1111 1111 1111', expiry: '03/39', code: '737' }

/** What a cart is paid with: cards, gift cards, and what sends the shopper away. */
export const describeCartTenders = (shop: () => Shop): void => {
  beforeAll(async () => {
    await administerGiftCards(shop().database).load([
      ...Array.from({ length: 6 }, (_, at) => card(`7007 0000 0000 000${at}`)),
      card('7007 0000 0000 0007', { balance: 50_000 }),
      card('7007 0000 0000 0008', { currency: 'EUR' }),
    ])
  })
  afterEach(() => shop().setCustomer(undefined))

  const gift = (at: number) =>
    ({ payment_method_id: 'GIFT_CARD', c_gcCardNumber: `700700000000000${at}`, pin: '4711' }) as const

  const shopping = async () => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    const path = { basketId: visitor.cartId }
    const cardToken = async (number = visa.number) =>
      (await visitor.call(tokenise, { body: { ...visa, number } })).token
    const payByCard = async (number?: string) =>
      visitor.call(add, { path, body: { payment_method_id: 'CREDIT_CARD', token: await cardToken(number) } })
    return { ...visitor, path, cardToken, payByCard }
  }

  it('takes a card for all that is left to pay, and another in its place', async () => {
    const { payByCard, read } = await shopping()
    const first = await payByCard()
    expect(first).toMatchObject({
      totals: { total: 13_595, remainingToPay: 13_595 },
      payment_instruments: [
        {
          payment_method_id: 'CREDIT_CARD',
          amount: 13_595,
          card: { brand: 'visa', lastSigns: '1111', expiryMonth: 3, expiryYear: 2039 },
        },
      ],
    })
    expect(await read()).toEqual(first)
    const second = await payByCard('5201281505129736')
    expect(second.payment_instruments).toHaveLength(1)
    expect(second.payment_instruments[0]?.card?.brand).toBe('mastercard')
  })

  it('takes gift cards before the card, and tells at each step what is left to pay', async () => {
    const { call, path, payByCard } = await shopping()
    await payByCard()
    const one = await call(add, { path, body: gift(0) })
    expect(one.totals.remainingToPay).toBe(11_595)
    const two = await call(add, { path, body: gift(1) })
    expect(two).toMatchObject({
      totals: { total: 13_595, remainingToPay: 9595 },
      payment_instruments: [
        { payment_method_id: 'GIFT_CARD', c_gcCardNumber: '0000', amount: 2000 },
        { payment_method_id: 'GIFT_CARD', c_gcCardNumber: '0001', amount: 2000 },
        { payment_method_id: 'CREDIT_CARD', amount: 9595 },
      ],
    })
    const payment_instrument_id = two.payment_instruments[0]?.payment_instrument_id ?? ''
    const less = await call(remove, { path, body: { payment_instrument_id } })
    expect(less.totals.remainingToPay).toBe(11_595)
    expect(less.payment_instruments).toHaveLength(2)
    const all = await call(add, { path, body: gift(7) })
    expect(all.totals.remainingToPay).toBe(0)
    expect(all.payment_instruments.map(({ amount }) => amount)).toEqual([2000, 11_595, undefined])
  })

  it('pays with what changed since: more items, another currency', async () => {
    const { call, path, payByCard, add: addItem, read } = await shopping()
    await payByCard()
    await call(add, { path, body: gift(2) })
    const more = await addItem('boot-frn-8')
    expect(more.payment_instruments[1]?.amount).toBe(more.totals.total - 2000)
    const german = await read('de-de')
    expect(german.totals.remainingToPay).toBe(german.totals.total)
    expect(german.payment_instruments[0]?.amount).toBeUndefined()
  })

  it('passes on what a payment service calls its parts by', async () => {
    const { call, path } = await shopping()
    const extras = { c_requestID: 'request-1', c_paymentID: 'payment-1', c_payerID: 'payer-1' }
    const cart = await call(add, { path, body: { payment_method_id: 'PAYPAL', ...extras } })
    expect(cart.payment_instruments).toMatchObject([
      { payment_method_id: 'PAYPAL', amount: 13_595, ...extras },
    ])
  })

  it('refuses a gift card that is there already, and one too many', async () => {
    const { call, refused, path } = await shopping()
    for (const at of [0, 1, 2, 3]) await call(add, { path, body: gift(at) })
    await refused('GFC725', add, { path, body: gift(3) })
    await call(add, { path, body: gift(4) })
    const error = await refused('GFC410', add, { path, body: gift(5) })
    expect(error.additionalInfo).toEqual({ maxGiftCards: 5 })
    await refused('GFC725', add, { path, body: gift(0) })
  })

  it.each([
    ['GFC400', { payment_method_id: 'GIFT_CARD', pin: '4711' }],
    ['GFC800', { payment_method_id: 'GIFT_CARD', c_gcCardNumber: '7007999999999999', pin: '4711' }],
    ['GFC755', { ...gift(0), pin: '0815' }],
    ['GFC740', gift(8)],
    ['PYT400', { payment_method_id: 'CREDIT_CARD' }],
    ['PYT404', { payment_method_id: 'CREDIT_CARD', token: 'card_nobody' }],
  ] as const)('refuses with %s %j', async (errorId, body) => {
    const { refused, path, read } = await shopping()
    await refused(errorId, add, { path, body })
    expect((await read()).payment_instruments).toEqual([])
  })

  it('refuses a card that has expired since it was given', async () => {
    const { call } = await shopping()
    const { token } = await call(tokenise, { body: { ...visa, expiry: '06/26' } })
    shop().setTime('2026-07-01T00:00:00.000Z')
    const { refused, path } = await shopping()
    await refused('FE309', add, { path, body: { payment_method_id: 'CREDIT_CARD', token } })
    shop().setTime(opening)
  })

  it('takes off what is there alone', async () => {
    const { refused, path } = await shopping()
    await refused('PYT404', remove, { path, body: { payment_instrument_id: 'nothing' } })
  })

  it('is nobody else’s to pay', async () => {
    const { path } = await shopping()
    const other = createVisitor(shop().backend)
    await other.call('POST /token/v2/auth/token', {})
    await other.refused('BSK404', add, { path, body: gift(0) })
    await other.refused('BSK404', methods, { path })
    await other.refused('BSK404', remove, { path, body: { payment_instrument_id: 'nothing' } })
  })

  it('lends from what amount on the provider lends, and takes points of members', async () => {
    const { call, refused, path } = await shopping()
    const codes = async () => (await call(methods, { path })).paymentMethods.map(({ code }) => code)
    const numbered = ['REWARD_CODE', 'REWARD_CARD', 'GIFT_CARD']
    expect(await codes()).toEqual([...numbered, 'CREDIT_CARD', 'KLARNA', 'DW_APPLE_PAY', 'PAYPAL'])
    await call(add, { path, body: { payment_method_id: 'KLARNA' } })
    await call(add, { path, body: gift(7) })
    expect(await codes()).toEqual([...numbered, 'CREDIT_CARD', 'DW_APPLE_PAY', 'PAYPAL'])
    await refused('PYT405', add, { path, body: { payment_method_id: 'KLARNA' } })
    shop().setCustomer({
      customerId: 'member-1',
      facts: { loggedIn: true, loyalty: true, employee: false, athlete: false, wranx: false, ipa: false },
      groups: [],
      ordersBefore: 1,
      points: 0,
      vouchers: [],
    })
    expect(await codes()).toContain('LOYALTY_POINTS')
  })

  it('writes neither number nor code of a card anywhere, and shows no token and no hash', async () => {
    const { payByCard, call, path, cartId } = await shopping()
    shop().logged.length = 0
    shop().statements.length = 0
    const number = '5111 0051 1105 1128'
    await payByCard(number)
    await call(tokenise, { body: { ...visa, number: number.replaceAll(' ', '-'), code: '918' } })
    const shown = JSON.stringify(await call(add, { path, body: gift(0) }))
    expect(shown).not.toMatch(/"card_|numberHash|token/)
    const rows = await shop().database.sql.select().from(cartTable)
    const own = rows.find(({ id }) => id === cartId)
    expect(own?.details.paymentInstruments).toHaveLength(2)
    const written = JSON.stringify([rows, shop().logged, shop().statements])
    const { rows: cards } = await shop().database.sql.execute('select * from acquirer_card')
    for (const text of [written, JSON.stringify(cards)])
      expect(text.replace(/[\s-]/g, '')).not.toMatch(/5111005111051128|7007000000000000|"918"/)
  })

  it.each([
    [{ ...visa, number: '4111111111111112' }, 'PYT400', 'number'],
    [{ ...visa, code: '73' }, 'PYT400', 'code'],
    [{ ...visa, expiry: '01/20' }, 'FE309', 'expiry'],
  ] as const)('gives no token for %j', async (body, errorId, field) => {
    const { refused } = await shopping()
    expect((await refused(errorId, tokenise, { body })).additionalInfo).toEqual({ field })
  })
}
