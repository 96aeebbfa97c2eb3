import { expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { createAcquirerCards } from '#src/backend/payments/acquirer-cards.ts'
import { acquirerSignature, createEmbeddedAcquirer } from '#src/backend/payments/embedded-acquirer.ts'
import type { Payment, PaymentSource } from '#src/backend/payments/payment-provider.ts'
import { foldAttempt } from '#src/rules/payments/fold-attempt.ts'
import { opening, shopSecret, type Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

const visa = '4111 1111 1111 1111'
const expiry = '03/39'

/** The payment port, as every provider keeps it. */
export const describePaymentProvider = (shop: () => Shop): void => {
  const open = () => {
    const { sql: db } = shop().database
    const parts = { db, clock: () => opening, newId: randomId }
    const cards = createAcquirerCards(parts)
    const provider = createEmbeddedAcquirer({
      ...parts,
      cards,
      secret: shopSecret,
      origin: 'http://shop.test',
    })
    return { db, cards, provider }
  }
  const sourceOf = async (number: string): Promise<PaymentSource> => {
    const made = await open().cards.tokenise({ number, expiry, code: '737' })
    if (!made.ok) throw new Error('this is no card')
    return { kind: 'card', token: made.value.token }
  }
  const paymentOf = (source: PaymentSource, change: Partial<Payment> = {}): Payment => ({
    key: randomId(),
    orderNumber: 'W1000000001',
    amount: 12_900,
    currency: 'USD',
    method: 'CREDIT_CARD',
    source,
    ...change,
  })
  const stateOf = async (reference: string) => foldAttempt(await open().provider.events(reference))

  it('authorises once for a key, however many ask at once', async () => {
    const { provider } = open()
    const payment = paymentOf(await sourceOf(visa))
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => provider.authorise(payment)))
    expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1)
    const [outcome] = outcomes
    expect(outcome?.kind).toBe('authorised')
    expect(await stateOf(outcome?.reference ?? '')).toMatchObject({ authorised: 12_900, captured: 0 })
    expect(await provider.lookup(payment.key)).toEqual(outcome)
    expect(await provider.lookup('never sent')).toBeUndefined()
  })

  it.each([
    ['4000000000000002', 'PYT402'],
    ['4100000000000019', 'PYT406'],
    ['4000000000000119', 'PYT300'],
    ['4000000000000069', 'FE309'],
  ] as const)('refuses the card %s with %s', async (number, errorId) => {
    const { provider } = open()
    const payment = paymentOf(await sourceOf(number))
    expect(await provider.authorise(payment)).toMatchObject({ kind: 'refused', errorId })
    expect(await provider.authorise(payment)).toMatchObject({ kind: 'refused', errorId })
  })

  it('refuses a card that it does not know', async () => {
    const payment = paymentOf({ kind: 'card', token: 'card_nobody' })
    expect(await open().provider.authorise(payment)).toMatchObject({ kind: 'refused', errorId: 'PYT404' })
  })

  it('challenges, and takes the answer to its own challenge alone, once', async () => {
    const { provider } = open()
    const pay = async () => provider.authorise(paymentOf(await sourceOf('4212345678910006')))
    const [mine, other] = [await pay(), await pay()]
    expect(mine).toMatchObject({
      kind: 'challenged',
      url: `http://shop.test/acquirer/challenge/${mine.reference}`,
    })
    for (const forged of ['', 'passed', provider.resultOf(other.reference, true)])
      expect(await provider.complete(mine.reference, forged)).toMatchObject({ kind: 'challenged' })
    const passed = provider.resultOf(mine.reference, true)
    expect(await provider.complete(mine.reference, passed)).toMatchObject({ kind: 'authorised' })
    const failed = provider.resultOf(mine.reference, false)
    expect(await provider.complete(mine.reference, failed)).toMatchObject({ kind: 'authorised' })
    const refused = await provider.complete(other.reference, provider.resultOf(other.reference, false))
    expect(refused).toMatchObject({ kind: 'refused', errorId: 'PYT402' })
    expect(await provider.complete('pay_nobody', passed)).toBeUndefined()
  })

  it('has its page show a payment to who knows its reference, and brings back what they decided', async () => {
    const { provider } = open()
    const { call, refused } = createVisitor(shop().backend)
    const show = 'GET /acquirer/v1/payments/{reference}'
    const decide = 'POST /acquirer/v1/payments/{reference}'
    const { reference } = await provider.authorise(paymentOf(await sourceOf('4212345678910006')))
    const shown = { orderNumber: 'W1000000001', amount: 12_900, currency: 'USD', page: 'challenge' }
    expect(await call(show, { path: { reference } })).toEqual({ ...shown, isOpen: true })
    const { threeDS2Result } = await call(decide, { path: { reference }, body: { approves: true } })
    expect(await provider.complete(reference, threeDS2Result)).toMatchObject({ kind: 'authorised' })
    expect(await call(show, { path: { reference } })).toEqual({ ...shown, isOpen: false })
    const source = { kind: 'redirect', returnUrl: '/en-us/checkout/return' } as const
    const away = await provider.authorise(paymentOf(source, { method: 'PAYPAL' }))
    expect((await call(show, { path: away })).page).toBe('pay')
    const no = await call(decide, { path: away, body: { approves: false } })
    expect(await provider.complete(away.reference, no.threeDS2Result)).toMatchObject({ errorId: 'PAY400' })
    const nobodys = { path: { reference: 'pay_nobody' } }
    await refused('PYT404', show, nobodys)
    await refused('PYT404', decide, { ...nobodys, body: { approves: true } })
  })

  it('sends the shopper away to pay, and knows how they came back', async () => {
    const { provider } = open()
    const source = { kind: 'redirect', returnUrl: 'http://shop.test/en-us/checkout/return' } as const
    const gone = () => provider.authorise(paymentOf(source, { method: 'KLARNA' }))
    const [paid, given] = [await gone(), await gone()]
    expect(paid).toMatchObject({ kind: 'redirected' })
    expect(await provider.complete(paid.reference, provider.resultOf(paid.reference, true))).toMatchObject({
      kind: 'authorised',
    })
    expect(await provider.complete(given.reference, provider.resultOf(given.reference, false))).toMatchObject(
      {
        kind: 'refused',
        errorId: 'PAY400',
      },
    )
  })

  it('tells by its key of a payment whose outcome was lost', async () => {
    const { provider } = open()
    const payment = paymentOf(await sourceOf('4000000000000259'))
    await expect(provider.authorise(payment)).rejects.toThrow('in time')
    await expect(provider.authorise(payment)).rejects.toThrow('in time')
    const found = await provider.lookup(payment.key)
    expect(found?.kind).toBe('authorised')
    expect(await stateOf(found?.reference ?? '')).toMatchObject({ authorised: 12_900 })
  })

  it('captures and refunds no more than there is, and each step once', async () => {
    const { provider } = open()
    const { reference } = await provider.authorise(paymentOf(await sourceOf(visa)))
    expect(await provider.refund({ reference, key: 'early', amount: 1 })).toBe('refused')
    expect(await provider.capture({ reference, key: 'too much', amount: 12_901 })).toBe('refused')
    const capture = { reference, key: 'all', amount: 12_900 }
    expect(await Promise.all([1, 2, 3].map(() => provider.capture(capture)))).toEqual([
      'taken',
      'taken',
      'taken',
    ])
    expect(await provider.cancel({ reference, key: 'late' })).toBe('refused')
    const refunds = await Promise.all(
      Array.from({ length: 6 }, (_, at) => provider.refund({ reference, key: `part ${at}`, amount: 4000 })),
    )
    expect(refunds.filter((one) => one === 'taken')).toHaveLength(3)
    expect(await stateOf(reference)).toEqual({
      outcome: 'authorised',
      authorised: 12_900,
      captured: 12_900,
      refunded: 12_000,
    })
    expect(await provider.capture({ reference: 'pay_nobody', key: 'x', amount: 1 })).toBe('refused')
  })

  it('gives up what it authorised, once and for good', async () => {
    const { provider } = open()
    const { reference } = await provider.authorise(paymentOf(await sourceOf(visa)))
    expect(await provider.cancel({ reference, key: 'give up' })).toBe('taken')
    expect(await provider.capture({ reference, key: 'after all', amount: 1 })).toBe('refused')
    expect(await stateOf(reference)).toMatchObject({ outcome: 'voided', captured: 0 })
  })

  it('reads what it posted, and nothing that was changed or signed by somebody else', async () => {
    const { provider } = open()
    const { reference } = await provider.authorise(paymentOf(await sourceOf(visa)))
    const { body, signature } = await provider.webhookOf(reference)
    const headers = new Headers({ [acquirerSignature]: signature })
    expect(provider.readWebhook(body, headers)).toMatchObject({
      ok: true,
      value: [{ reference, kind: 'authorised', amount: 12_900 }],
    })
    expect(provider.readWebhook(body.replace('12900', '99900'), headers)).toEqual({
      ok: false,
      error: 'unsigned',
    })
    expect(provider.readWebhook(body, new Headers())).toEqual({ ok: false, error: 'unsigned' })
  })

  it('writes neither number nor code of a card anywhere', async () => {
    const { db, cards } = open()
    const number = '5201281505129736'
    expect(await cards.tokenise({ number, expiry, code: '918' })).toMatchObject({
      ok: true,
      value: { brand: 'mastercard', lastSigns: '9736', expiryMonth: 3, expiryYear: 2039 },
    })
    const { rows } = await db.execute('select * from acquirer_card')
    expect(JSON.stringify(rows)).toContain('9736')
    expect(JSON.stringify(rows)).not.toContain('520128150512')
    expect(JSON.stringify(rows)).not.toContain('918')
  })

  it.each([
    [{ number: '4111111111111112', expiry, code: '737' }, 'PYT400', 'number'],
    [{ number: 'four', expiry, code: '737' }, 'PYT400', 'number'],
    [{ number: visa, expiry, code: '73' }, 'PYT400', 'code'],
    [{ number: visa, expiry: '01/20', code: '737' }, 'FE309', 'expiry'],
    [{ number: visa, expiry: '13/39', code: '737' }, 'FE309', 'expiry'],
  ] as const)('takes no card such as %j', async (typed, errorId, field) => {
    expect(await open().cards.tokenise(typed)).toMatchObject({
      ok: false,
      error: { errorId, additionalInfo: { field } },
    })
  })
}
