import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import type { OpenedPayments } from '#src/backend/payments/opened-payments.ts'
import type { Payment } from '#src/backend/payments/payment-provider.ts'
import { foldAttempt } from '#src/rules/payments/fold-attempt.ts'
import { standInAccount, type AdyenStandIn } from '#tests/fixtures/adyen/stand-in.ts'
import { encrypted } from '#tests/fixtures/adyen/stand-in-cards.ts'
import { postOfNotices, type StandInNotice } from '#tests/fixtures/adyen/stand-in-notices.ts'
import type { Shop } from './shop.ts'
import type { Conduct, TriedProvider } from './tried-provider.ts'

type AdyenTests = {
  shop: () => Shop
  standIn: () => AdyenStandIn
  open: () => OpenedPayments
  tried: () => TriedProvider
  noticesOf: (reference: string) => StandInNotice[]
}

const amount = 12_900
const account = { ...standInAccount, hmacKey: standInAccount.hmacKeys[0] }

/** What only Adyen does: its keys, its faults, its notices, and what of a card rests where. */
export const describeAdyenAlone = ({ shop, standIn, open, tried, noticesOf }: AdyenTests): void => {
  const paymentOf = async (conduct: Conduct, change: Partial<Payment> = {}): Promise<Payment> => ({
    ...{ key: randomId(), orderNumber: 'W1000000002', amount, currency: 'USD', returnUrl: '/en-us/return' },
    ...(await tried().sourceOf(conduct)),
    ...change,
  })
  const stateOf = async (reference: string) => foldAttempt(await open().provider.events(reference))
  const post = (
    notices: readonly StandInNotice[],
    change: { merchantAccount?: string; live?: boolean } = {},
  ) => open().provider.readWebhook(postOfNotices(notices, { ...account, ...change }), new Headers())

  it('asks once for each attempt and step, by keys of 64 signs', async () => {
    const { provider } = open()
    const { requests } = standIn()
    requests.length = 0
    const payment = await paymentOf('approve')
    const { reference } = await provider.authorise(payment)
    await provider.capture({ reference, key: 'all-of-it', amount })
    await provider.refund({ reference, key: `part-${'x'.repeat(90)}`, amount: 100 })
    expect(requests.map(({ path }) => path.replace(/[0-9A-F]{16}/, '{psp}'))).toEqual([
      '/payments',
      '/payments/{psp}/captures',
      '/payments/{psp}/refunds',
    ])
    expect(new Set(requests.map(({ key }) => key)).size).toBe(3)
    for (const { key } of requests) expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      amount: { value: amount, currency: 'USD' },
      reference: payment.key,
      merchantOrderReference: 'W1000000002',
      returnUrl: 'http://shop.test/en-us/return',
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
    })
  })

  it.each(['error', 'silence', 'garbage', 'lostResponse', 'busy', 'lockedOut', 'forbidden'] as const)(
    'takes %s for no refusal, and finds out by the same request',
    async (fault) => {
      const { provider } = open()
      const payment = await paymentOf('approve')
      standIn().fail(fault)
      await expect(provider.authorise(payment)).rejects.toThrow()
      expect(await stateOf(payment.key)).toMatchObject({ outcome: 'pending' })
      expect(await provider.lookup(payment.key)).toMatchObject({ kind: 'authorised' })
      expect(noticesOf(payment.key)).toHaveLength(1)
    },
  )

  it('waits for a request that is in progress', async () => {
    standIn().fail('inProgress', 'inProgress')
    expect(await open().provider.authorise(await paymentOf('approve'))).toMatchObject({ kind: 'authorised' })
  })

  it('knows by a notice what came of a request without a response', async () => {
    const { provider } = open()
    const payment = await paymentOf('approve')
    standIn().fail('lostResponse')
    await expect(provider.authorise(payment)).rejects.toThrow()
    expect((await post(noticesOf(payment.key))).ok).toBe(true)
    standIn().requests.length = 0
    expect(await provider.lookup(payment.key)).toMatchObject({ kind: 'authorised' })
    expect(standIn().requests).toEqual([])
    expect(await provider.capture({ reference: payment.key, key: randomId(), amount })).toBe('taken')
  })

  it('asks again what came of a confirmation without a response', async () => {
    const { provider } = open()
    const payment = await paymentOf('challenge')
    const outcome = await provider.authorise(payment)
    standIn().fail('lostResponse')
    const result = await tried().resultOf(outcome, true)
    await expect(provider.complete(payment.key, result)).rejects.toThrow()
    expect(await provider.lookup(payment.key)).toMatchObject({ kind: 'authorised' })
  })

  it('takes a step once whose response was lost', async () => {
    const { provider } = open()
    const { reference } = await provider.authorise(await paymentOf('approve'))
    const capture = { reference, key: randomId(), amount }
    standIn().fail('lostResponse')
    await expect(provider.capture(capture)).rejects.toThrow()
    // What may have been taken is not there for another step.
    expect(await provider.capture({ ...capture, key: randomId() })).toBe('refused')
    expect(await provider.capture(capture)).toBe('taken')
    const events = await post([...noticesOf(reference), ...noticesOf(reference)])
    expect(events.ok && foldAttempt(events.value)).toMatchObject({ captured: amount })
    expect(await stateOf(reference)).toMatchObject({ captured: amount })
  })

  it.each(['lockedOut', 'forbidden'] as const)(
    'takes it for no refusal of a step that the shop is %s, and sends it again',
    async (fault) => {
      const { provider } = open()
      const { reference } = await provider.authorise(await paymentOf('approve'))
      const capture = { reference, key: randomId(), amount }
      standIn().fail(fault)
      await expect(provider.capture(capture)).rejects.toThrow()
      expect(await provider.capture(capture)).toBe('taken')
      expect(await stateOf(reference)).toMatchObject({ captured: amount })
    },
  )

  it('leads nobody again to a page that they came back from, while it is not known what came of it', async () => {
    const { provider } = open()
    const [pending, lost] = [await paymentOf('redirect'), await paymentOf('redirect')]
    const resultOf = async (payment: Payment) => {
      const outcome = await provider.authorise(payment)
      expect(outcome.kind).toBe('redirected')
      return standIn().resultOf('url' in outcome ? (outcome.url.split('/').at(-1) ?? '') : '', 'later')
    }
    const waits = { kind: 'pending', reference: pending.key }
    expect(await provider.complete(pending.key, await resultOf(pending))).toEqual(waits)
    expect(await provider.lookup(pending.key)).toEqual(waits)
    const brought = await resultOf(lost)
    standIn().fail('error')
    await expect(provider.complete(lost.key, brought)).rejects.toThrow()
    standIn().fail('error')
    await expect(provider.lookup(lost.key)).rejects.toThrow()
    expect(await provider.authorise(lost)).toEqual({ kind: 'pending', reference: lost.key })
    await post(noticesOf(pending.key))
    expect(await provider.lookup(pending.key)).toMatchObject({ kind: 'authorised' })
  })

  it('tells of a part that is authorised, and gives it up', async () => {
    const { provider, cards } = open()
    const held = await cards.keepEncrypted({
      encryptedCardNumber: encrypted('4000000000000093'),
      ...{ encryptedExpiryMonth: 'month', encryptedExpiryYear: 'year', brand: 'visa', lastSigns: '0093' },
    })
    const source = { kind: 'card', token: held.ok ? held.value.token : '' } as const
    const payment = await paymentOf('approve', { source })
    const half = { kind: 'authorised', reference: payment.key, amount: amount / 2 }
    expect(await provider.authorise(payment)).toEqual(half)
    expect(await provider.lookup(payment.key)).toEqual(half)
    const told = await post(noticesOf(payment.key))
    expect(told).toMatchObject({ value: [{ kind: 'authorised', amount: amount / 2 }] })
    expect(await provider.cancel({ reference: payment.key, key: randomId() })).toBe('taken')
    expect(await stateOf(payment.key)).toMatchObject({ outcome: 'voided', authorised: amount / 2 })
  })

  it('sends a refund again as it was, and counts it once where it is told of before it is responded to', async () => {
    const { provider } = open()
    const { reference } = await provider.authorise(await paymentOf('approve'))
    await provider.capture({ reference, key: randomId(), amount })
    const refund = { reference, key: randomId(), amount: 8000 }
    standIn().fail('lostResponse')
    await expect(provider.refund(refund)).rejects.toThrow()
    await post(noticesOf(reference))
    expect(await provider.refund({ reference, key: randomId(), amount: amount - 8000 })).toBe('taken')
    standIn().requests.length = 0
    expect(await provider.refund({ ...refund, amount: 4900 })).toBe('taken')
    expect(standIn().requests.map(({ body }) => body)).toEqual([expect.stringContaining('"value":8000')])
    expect(await stateOf(reference)).toMatchObject({ captured: amount, refunded: amount })
  })

  it('refuses where Adyen takes no request', async () => {
    const bad = { kind: 'refused', errorId: 'PYT400' }
    const held = await open().cards.keepEncrypted({
      encryptedCardNumber: encrypted('4111111111111112'),
      ...{ encryptedExpiryMonth: 'month', encryptedExpiryYear: 'year', brand: 'visa', lastSigns: '1112' },
    })
    const source = { kind: 'card', token: held.ok ? held.value.token : '' } as const
    expect(await open().provider.authorise(await paymentOf('approve', { source }))).toMatchObject(bad)
  })

  it('believes no notice of more, or of another currency, account or world', async () => {
    const payment = await paymentOf('later')
    const { reference } = await open().provider.authorise(payment)
    const [notice] = noticesOf(reference)
    if (!notice) throw new Error('a payment is told of')
    const nothing = { ok: true, value: [] }
    expect(await post([{ ...notice, amount: { value: amount + 1, currency: 'USD' } }])).toEqual(nothing)
    expect(await post([{ ...notice, amount: { value: amount, currency: 'EUR' } }])).toEqual(nothing)
    expect(await post([{ ...notice, merchantReference: 'W9999999999-1' }])).toEqual(nothing)
    expect(await post([{ ...notice, eventCode: 'REPORT_AVAILABLE' }])).toEqual(nothing)
    expect(await post([notice], { merchantAccount: 'AnotherShop' })).toEqual(nothing)
    expect(await post([notice], { live: true })).toEqual(nothing)
    expect(await stateOf(reference)).toMatchObject({ outcome: 'pending' })
    expect(await post([notice, notice])).toMatchObject({ value: [{ kind: 'authorised' }, {}] })
  })

  it('refuses a batch in which one notice is not signed', async () => {
    const { reference } = await open().provider.authorise(await paymentOf('approve'))
    const body = postOfNotices([...noticesOf(reference), ...noticesOf(reference)], account)
    const cut = body.replace(/^(.*"hmacSignature":").+?"/s, '$1"')
    expect(await open().provider.readWebhook(cut, new Headers())).toEqual({ ok: false, error: 'unsigned' })
  })

  it('takes back what a notice says has failed, and counts what was taken elsewhere', async () => {
    const { provider } = open()
    const { reference } = await provider.authorise(await paymentOf('approve'))
    const [{ pspReference: originalReference = '' } = {}] = noticesOf(reference)
    await provider.capture({ reference, key: randomId(), amount })
    const capture = noticesOf(reference).find(({ eventCode }) => eventCode === 'CAPTURE')
    if (!capture) throw new Error('a capture is told of')
    await post([{ ...capture, eventCode: 'CAPTURE_FAILED' }])
    expect(await stateOf(reference)).toMatchObject({ captured: 0 })
    const elsewhere = { ...capture, pspReference: '0123456789ABCDEF', originalReference }
    await post([{ ...elsewhere, merchantReference: reference }])
    expect(await stateOf(reference)).toMatchObject({ captured: amount })
  })

  it('reads neither numbers nor codes, and keeps what is encrypted sealed and no longer than it needs', async () => {
    const { provider, cards } = open()
    const db = shop().database.sql
    const tables = async () =>
      JSON.stringify([
        (await db.execute(sql`select * from adyen_card`)).rows,
        (await db.execute(sql`select * from adyen_payment where order_number = 'W1000000003'`)).rows,
      ])
    const number = encrypted('4111111111111111')
    const held = await cards.keepEncrypted({
      encryptedCardNumber: number,
      ...{ encryptedExpiryMonth: encrypted('03'), encryptedExpiryYear: encrypted('2039') },
      ...{ encryptedSecurityCode: encrypted('737'), brand: 'visa', lastSigns: '1111' },
    })
    const token = held.ok ? held.value.token : ''
    expect(await cards.find(token)).toEqual({ token, brand: 'visa', lastSigns: '1111' })
    const sealed = await db.execute<{ sealed: string }>(
      sql`select sealed from adyen_card where token = ${token}`,
    )
    expect(sealed.rows).toHaveLength(1)
    expect(await tables()).not.toContain('adyenjs')
    const source = { kind: 'card', token } as const
    const payment = await paymentOf('approve', { source, orderNumber: 'W1000000003' })
    standIn().fail('error')
    await expect(provider.authorise(payment)).rejects.toThrow()
    expect(await cards.find(token)).toBeUndefined()
    await provider.lookup(payment.key)
    const rows = await db.execute(sql`select sealed from adyen_payment where order_number = 'W1000000003'`)
    expect(rows.rows).toEqual([{ sealed: null }])
    expect(await tables()).not.toContain('adyenjs')
    expect(await cards.tokenise({ number: '4111111111111111', expiry: '03/39', code: '737' })).toMatchObject({
      ok: false,
      error: { errorId: 'PYT400' },
    })
  })
}
