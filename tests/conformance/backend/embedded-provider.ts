import { expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { createAcquirerCards } from '#src/backend/payments/acquirer-cards.ts'
import { acquirerSignature, createEmbeddedAcquirer } from '#src/backend/payments/embedded-acquirer.ts'
import type { Payment } from '#src/backend/payments/payment-provider.ts'
import { describePaymentProvider } from './payment-provider.ts'
import { opening, shopSecret, type Shop } from './shop.ts'
import type { Conduct, TriedProvider } from './tried-provider.ts'
import { createVisitor } from './visitor.ts'

const expiry = '03/39'
const returnUrl = '/en-us/checkout/return'

const numbers: Partial<Record<Conduct, string>> = {
  approve: '4111 1111 1111 1111',
  challenge: '4212 3456 7891 0006',
  later: '4000 0000 0000 0341',
  silent: '4000 0000 0000 0259',
  PYT402: '4000 0000 0000 0002',
  PYT406: '4100 0000 0000 0019',
  PYT300: '4000 0000 0000 0119',
  FE309: '4000 0000 0000 0069',
}

const open = (shop: () => Shop, secret = shopSecret) => {
  const parts = { db: shop().database.sql, clock: () => opening, newId: randomId }
  const cards = createAcquirerCards(parts)
  const provider = createEmbeddedAcquirer({ ...parts, cards, secret, origin: 'http://shop.test' })
  return { cards, provider }
}

const triedAcquirer = (shop: () => Shop): TriedProvider => {
  const { cards, provider } = open(shop)
  const posted = async (
    { webhookOf }: Pick<typeof provider, 'webhookOf'>,
    reference: string,
  ): Promise<{ body: string; headers: Headers }> => {
    const { body, signature } = await webhookOf(reference)
    return { body, headers: new Headers({ [acquirerSignature]: signature }) }
  }
  return {
    provider,
    refusals: ['PYT402', 'PYT406', 'PYT300', 'FE309'],
    sourceOf: async (conduct) => {
      if (conduct === 'redirect') return { method: 'KLARNA', source: { kind: 'redirect' } }
      const made = await cards.tokenise({ number: numbers[conduct] ?? '', expiry, code: '737' })
      return {
        method: 'CREDIT_CARD',
        source: { kind: 'card', token: made.ok ? made.value.token : 'card_nobody' },
      }
    },
    resultOf: async ({ reference }, isPassed) => provider.resultOf(reference, isPassed),
    signers: ['itself'],
    postsOf: async (reference, signer = 'itself') => [
      await posted(signer === 'itself' ? provider : open(shop, 'x'.repeat(40)).provider, reference),
    ],
    malformed: async () => ({
      body: 'events',
      headers: new Headers({ [acquirerSignature]: provider.sign('events') }),
    }),
    tampered: ({ body, headers }) => ({ body: body.replace('12900', '99900'), headers }),
  }
}

/** The embedded acquirer: the payment port, its pages, and its cards. */
export const describeEmbeddedProvider = (shop: () => Shop): void => {
  const tried = () => triedAcquirer(shop)
  describePaymentProvider(tried)

  const paymentOf = async (conduct: Conduct): Promise<Payment> => ({
    ...{ key: randomId(), orderNumber: 'W1000000001', amount: 12_900, currency: 'USD', returnUrl },
    ...(await tried().sourceOf(conduct)),
  })

  it('has its page show a payment to whoever knows its reference, and brings back what they decided', async () => {
    const { provider } = open(shop)
    const { call, refused } = createVisitor(shop().backend)
    const show = 'GET /acquirer/v1/payments/{reference}'
    const decide = 'POST /acquirer/v1/payments/{reference}'
    const challenged = await provider.authorise(await paymentOf('challenge'))
    const { reference } = challenged
    expect(challenged).toMatchObject({ url: `http://shop.test/acquirer/challenge/${reference}` })
    const shown = { orderNumber: 'W1000000001', amount: 12_900, currency: 'USD', page: 'challenge' }
    expect(await call(show, { path: { reference } })).toEqual({ ...shown, isOpen: true })
    const { threeDS2Result } = await call(decide, { path: { reference }, body: { approves: true } })
    expect(await provider.complete(reference, threeDS2Result)).toMatchObject({ kind: 'authorised' })
    expect(await call(show, { path: { reference } })).toEqual({ ...shown, isOpen: false })
    const away = await provider.authorise(await paymentOf('redirect'))
    expect((await call(show, { path: away })).page).toBe('pay')
    const no = await call(decide, { path: away, body: { approves: false } })
    expect(await provider.complete(away.reference, no.threeDS2Result)).toMatchObject({ errorId: 'PAY400' })
    const nobodys = { path: { reference: 'pay_nobody' } }
    await refused('PYT404', show, nobodys)
    await refused('PYT404', decide, { ...nobodys, body: { approves: true } })
  })

  it('writes neither number nor code of a card anywhere', async () => {
    const number = '5201281505129736'
    expect(await open(shop).cards.tokenise({ number, expiry, code: '918' })).toMatchObject({
      ok: true,
      value: { brand: 'mastercard', lastSigns: '9736', expiryMonth: 3, expiryYear: 2039 },
    })
    const { rows } = await shop().database.sql.execute('select * from acquirer_card')
    expect(JSON.stringify(rows)).toContain('9736')
    expect(JSON.stringify(rows)).not.toContain('520128150512')
    // The code alone: three digits of it may stand within a random token.
    expect(JSON.stringify(rows)).not.toMatch(/\b918\b/)
  })

  it.each([
    [{ number: '4111111111111112', expiry, code: '737' }, 'PYT400', 'number'],
    [{ number: 'four', expiry, code: '737' }, 'PYT400', 'number'],
    [{ number: '4111 1111 1111 1111', expiry, code: '73' }, 'PYT400', 'code'],
    [{ number: '4111 1111 1111 1111', expiry: '01/20', code: '737' }, 'FE309', 'expiry'],
    [{ number: '4111 1111 1111 1111', expiry: '13/39', code: '737' }, 'FE309', 'expiry'],
  ] as const)('takes no card such as %j', async (typed, errorId, field) => {
    expect(await open(shop).cards.tokenise(typed)).toMatchObject({
      ok: false,
      error: { errorId, additionalInfo: { field } },
    })
  })
}
