import { beforeAll, expect, it } from 'vitest'
import { administerGiftCards, printedCardSchema } from '#src/backend/payments/gift-card-administration.ts'
import { giftCard } from '#src/backend/payments/gift-card-tables.ts'
import type { Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

const balance = 'POST /cart/v1/giftcard/balance'

const card = (number: string, rest: object = {}) =>
  printedCardSchema.parse({ number, pin: '4711', balance: 5000, currency: 'USD', ...rest })

/** Gift cards by number and PIN. */
export const describeGiftCards = (shop: () => Shop): void => {
  const keeper = () => administerGiftCards(shop().database)
  const guest = async () => {
    const visitor = createVisitor(shop().backend)
    await visitor.call('POST /token/v2/auth/token', {})
    return visitor
  }

  beforeAll(async () => {
    await keeper().load([
      card('6006 4912 3456 0001', { expiresOn: '2026-06-01' }),
      card('6006 4912 3456 0002', { balance: 0 }),
      card('6006 4912 3456 0003', { expiresOn: '2026-05-31' }),
      card('6006 4912 3456 0004', { currency: 'EUR' }),
      card('6006 4912 3456 0005', { active: false }),
      card('6006 4912 3456 0006'),
    ])
  })

  it('tells the balance of a card, however its number is typed', async () => {
    const { call } = await guest()
    for (const c_gcCardNumber of ['6006-4912-3456-0001', ' 6006491234560001 '])
      expect(await call(balance, { body: { c_gcCardNumber, pin: '47 11' } })).toEqual({
        c_gcCardNumber: '0001',
        balance: 5000,
        currency: 'USD',
        expiresOn: '2026-06-01',
      })
    const german = { body: { c_gcCardNumber: '6006491234560004', pin: '4711' } }
    expect(await call(balance, german, 'de-de')).toMatchObject({ balance: 5000, currency: 'EUR' })
  })

  it.each([
    ['GFC400', 'without a number', { pin: '4711' }],
    ['GFC400', 'with signs for a number', { c_gcCardNumber: ' - ', pin: '4711' }],
    ['GFC800', 'that is unknown', { c_gcCardNumber: '6006491234569999', pin: '4711' }],
    ['GFC755', 'with a wrong PIN', { c_gcCardNumber: '6006491234560001', pin: '4712' }],
    ['GFC755', 'without a PIN', { c_gcCardNumber: '6006491234560001' }],
    ['GFC700', 'that is used up', { c_gcCardNumber: '6006491234560002', pin: '4711' }],
    ['GFC812', 'that has expired', { c_gcCardNumber: '6006491234560003', pin: '4711' }],
    ['GFC740', 'of another currency', { c_gcCardNumber: '6006491234560004', pin: '4711' }],
    ['GFC760', 'that is still on the shelf', { c_gcCardNumber: '6006491234560005', pin: '4711' }],
  ] as const)('refuses with %s a card %s', async (errorId, _, body) => {
    await (await guest()).refused(errorId, balance, { body })
  })

  it('has a card wait whose PIN was wrong too often, for whoever asks, and however many ask at once', async () => {
    const wrong = { body: { c_gcCardNumber: '6006491234560006', pin: '0000' } }
    const { send } = await guest()
    const tries = Array.from({ length: 15 }, () => send('POST', '/cart/v1/giftcard/balance', wrong))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array<number>(10).fill(400), ...Array<number>(5).fill(429)])
    const right = { body: { ...wrong.body, pin: '4711' } }
    await (await guest()).refused('GEN429', balance, right)
  })

  it('does not count tries with the right PIN', async () => {
    const { call } = await guest()
    const body = { c_gcCardNumber: '6006491234560001', pin: '4711' }
    for (let times = 0; times < 12; times += 1)
      expect(await call(balance, { body })).toMatchObject({ balance: 5000 })
  })

  it('makes cards that cannot be guessed, and stores neither number nor PIN', async () => {
    const made = await keeper().make({ method: 'GIFT_CARD', count: 5, balance: 2500, currency: 'USD' })
    expect(new Set(made.map(({ number }) => number)).size).toBe(5)
    const [first] = made
    expect(first?.number).toMatch(/^[2-9A-HJKMNP-Z]{16}$/)
    const { call } = await guest()
    const body = { c_gcCardNumber: first?.number.toLowerCase() ?? '', pin: first?.pin ?? '' }
    expect(await call(balance, { body })).toMatchObject({ balance: 2500 })
    const rows = JSON.stringify(await shop().database.sql.select().from(giftCard))
    for (const { number, pin } of made) {
      expect(rows).not.toContain(number)
      expect(rows).not.toContain(pin)
    }
  })

  it('leaves the balance of a card that is loaded again', async () => {
    const again = [card('6006 4912 3456 0001', { balance: 99_000 }), card('6006 4912 3456 0007')]
    expect(await keeper().load(again)).toEqual({ loaded: 1, known: 1 })
    const body = { c_gcCardNumber: '6006491234560001', pin: '4711' }
    expect(await (await guest()).call(balance, { body })).toMatchObject({ balance: 5000 })
  })
}
