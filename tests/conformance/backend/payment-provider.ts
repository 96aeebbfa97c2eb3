import { expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import type { Payment, PaymentOutcome } from '#src/backend/payments/payment-provider.ts'
import { foldAttempt, type PaymentEvent } from '#src/rules/payments/fold-attempt.ts'
import type { Conduct, TriedProvider } from './tried-provider.ts'

const amount = 12_900
const returnUrl = '/en-us/checkout/return?orderNumber=W1000000001'

/** The payment port, as every provider keeps it. */
export const describePaymentProvider = (tried: () => TriedProvider): void => {
  const paymentOf = async (conduct: Conduct): Promise<Payment> => ({
    ...{ key: randomId(), orderNumber: 'W1000000001', amount, currency: 'USD', returnUrl },
    ...(await tried().sourceOf(conduct)),
  })
  const pay = async (conduct: Conduct) => tried().provider.authorise(await paymentOf(conduct))
  const stateOf = async (reference: string) => foldAttempt(await tried().provider.events(reference))
  const complete = async (outcome: PaymentOutcome, isPassed: boolean) =>
    tried().provider.complete(outcome.reference, await tried().resultOf(outcome, isPassed))
  const told = async (reference: string, signer?: string) => {
    const events: (PaymentEvent & { reference: string })[] = []
    for (const { body, headers } of await tried().postsOf(reference, signer)) {
      const read = await tried().provider.readWebhook(body, headers)
      if (read.ok) events.push(...read.value)
    }
    return events
  }

  it('authorises once for a key, however many ask at once', async () => {
    const { provider } = tried()
    const payment = await paymentOf('approve')
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => provider.authorise(payment)))
    expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1)
    const [outcome] = outcomes
    expect(outcome?.kind).toBe('authorised')
    expect(await stateOf(outcome?.reference ?? '')).toEqual({
      ...{ outcome: 'authorised', authorised: amount, captured: 0, refunded: 0 },
    })
    expect(await provider.lookup(payment.key)).toEqual(outcome)
    expect(await provider.lookup('never sent')).toBeUndefined()
  })

  it('refuses with the code that shoppers are told', async () => {
    for (const errorId of tried().refusals) {
      const payment = await paymentOf(errorId)
      const refused = { kind: 'refused', errorId }
      expect(await tried().provider.authorise(payment)).toMatchObject(refused)
      expect(await tried().provider.authorise(payment)).toMatchObject(refused)
      expect(await tried().provider.lookup(payment.key)).toMatchObject(refused)
    }
  })

  it('refuses a card that it does not know', async () => {
    expect(await pay('unknown')).toMatchObject({ kind: 'refused', errorId: 'PYT404' })
  })

  it('has the shopper confirm, and takes what they bring back of this payment alone, once', async () => {
    const { provider, resultOf } = tried()
    const [mine, other] = [await pay('challenge'), await pay('challenge')]
    expect(['challenged', 'redirected']).toContain(mine.kind)
    expect('url' in mine ? mine.url : '').toMatch(/^(?:\/|https?:\/\/)/)
    expect(['pending', 'challenged']).toContain((await stateOf(mine.reference)).outcome)
    for (const forged of ['', 'passed', await resultOf(other, true)])
      expect(await provider.complete(mine.reference, forged)).toMatchObject({ kind: mine.kind })
    expect(await complete(mine, true)).toMatchObject({ kind: 'authorised', reference: mine.reference })
    expect(await complete(mine, false)).toMatchObject({ kind: 'authorised' })
    expect(await provider.complete('nobody', 'passed')).toBeUndefined()
  })

  it('refuses where the shopper does not confirm', async () => {
    const outcome = await pay('challenge')
    expect(await complete(outcome, false)).toMatchObject({ kind: 'refused', errorId: 'PYT402' })
    expect(await stateOf(outcome.reference)).toMatchObject({ outcome: 'refused' })
  })

  it('sends the shopper away to pay, and knows how they came back', async () => {
    const [paid, given] = [await pay('redirect'), await pay('redirect')]
    expect(paid.kind).toBe('redirected')
    expect(await complete(paid, true)).toMatchObject({ kind: 'authorised' })
    expect(await complete(given, false)).toMatchObject({ kind: 'refused', errorId: 'PAY400' })
  })

  it('has what is told later wait', async () => {
    const payment = await paymentOf('later')
    const outcome = await tried().provider.authorise(payment)
    expect(outcome.kind).toBe('pending')
    expect(foldAttempt(await told(outcome.reference))).toMatchObject({ outcome: 'authorised' })
    expect(await tried().provider.lookup(payment.key)).toMatchObject({ kind: 'authorised' })
  })

  it('tells by its key of a payment whose outcome was lost', async () => {
    const { provider } = tried()
    const payment = await paymentOf('silent')
    await expect(provider.authorise(payment)).rejects.toThrow()
    const found = await provider.lookup(payment.key)
    expect(found?.kind).toBe('authorised')
    expect(await stateOf(found?.reference ?? '')).toMatchObject({ authorised: amount })
    expect((await told(found?.reference ?? '')).map(({ kind }) => kind)).toEqual(['authorised'])
  })

  it('captures and refunds in parts, no more than there is, and each step once', async () => {
    const { provider } = tried()
    const { reference } = await pay('approve')
    const step = (part: number) => ({ reference, key: randomId(), amount: part })
    expect(await provider.refund(step(1))).toBe('refused')
    expect(await provider.capture(step(amount + 1))).toBe('refused')
    expect(await provider.capture(step(0))).toBe('refused')
    const capture = step(12_000)
    const captures = await Promise.all([1, 2, 3].map(() => provider.capture(capture)))
    expect(captures).toEqual(['taken', 'taken', 'taken'])
    expect(await stateOf(reference)).toMatchObject({ captured: 12_000 })
    expect(await provider.capture(step(901))).toBe('refused')
    expect(await provider.capture(step(900))).toBe('taken')
    expect(await provider.cancel({ reference, key: randomId() })).toBe('refused')
    const refunds = await Promise.all(Array.from({ length: 6 }, () => provider.refund(step(4000))))
    expect(refunds.filter((one) => one === 'taken')).toHaveLength(3)
    const after = { outcome: 'authorised', authorised: amount, captured: amount, refunded: 12_000 }
    expect(await stateOf(reference)).toEqual(after)
    expect(await provider.capture({ reference: 'nobody', key: randomId(), amount: 1 })).toBe('refused')
  })

  it('gives up what it authorised, once and for good', async () => {
    const { provider } = tried()
    const { reference } = await pay('approve')
    const give = { reference, key: randomId() }
    expect(await provider.cancel(give)).toBe('taken')
    expect(await provider.cancel(give)).toBe('taken')
    expect(await provider.capture({ reference, key: randomId(), amount: 1 })).toBe('refused')
    expect(await stateOf(reference)).toMatchObject({ outcome: 'voided', captured: 0 })
    expect(await provider.cancel({ reference: 'nobody', key: randomId() })).toBe('refused')
  })

  it('tells of every step by webhooks, which say the same in any order and however often', async () => {
    const { provider } = tried()
    const { reference } = await pay('approve')
    await provider.capture({ reference, key: randomId(), amount: 9000 })
    await provider.refund({ reference, key: randomId(), amount: 1000 })
    await provider.refund({ reference, key: randomId(), amount: 500 })
    const state = { outcome: 'authorised', authorised: amount, captured: 9000, refunded: 1500 }
    for (const signer of tried().signers) {
      const events = await told(reference, signer)
      expect(new Set(events.map((event) => event.reference))).toEqual(new Set([reference]))
      expect(foldAttempt(events)).toEqual(state)
      expect(foldAttempt(events.toReversed())).toEqual(state)
      // What it responds and what it posts is one event, and a post that comes twice counts once.
      expect(foldAttempt([...events, ...(await provider.events(reference)), ...events])).toEqual(state)
    }
    expect(await stateOf(reference)).toEqual(state)
  })

  it('tells of the end of what it gave up', async () => {
    const { reference } = await pay('approve')
    await tried().provider.cancel({ reference, key: randomId() })
    expect(foldAttempt((await told(reference)).toReversed())).toMatchObject({ outcome: 'voided' })
  })

  it('believes nothing that was changed, signed by somebody else, or not signed', async () => {
    const { provider, postsOf, tampered, malformed } = tried()
    const { reference } = await pay('approve')
    const [post] = await postsOf(reference)
    if (!post) throw new Error('a payment is told of')
    const unsigned = { ok: false, error: 'unsigned' }
    const changed = tampered(post)
    expect(changed.body).not.toBe(post.body)
    expect(await provider.readWebhook(changed.body, changed.headers)).toEqual(unsigned)
    const [forged] = await postsOf(reference, 'somebody else')
    expect(await provider.readWebhook(forged?.body ?? '', forged?.headers ?? new Headers())).toEqual(unsigned)
    const { body, headers } = await malformed()
    expect(await provider.readWebhook(body, headers)).toEqual({ ok: false, error: 'malformed' })
  })
}
