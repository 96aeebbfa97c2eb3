import { expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { acquirerCard } from '#src/backend/payments/acquirer-tables.ts'
import { maxSavedCards } from '#src/contract/payments/saved-card-calls.ts'
import { signedInCustomer } from './customers.ts'
import { opening, type Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const list = 'GET /consumers-v3/consumer/payment_instruments'
const save = 'POST /consumers-v3/consumer/payment_instruments'
const change = 'PATCH /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}'
const remove = 'DELETE /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}'
const pay = 'POST /cart/v1/cart/{basketId}/paymentInstruments'

const visa = '4111111111111111'
const mastercard = '5201281505129736'

/** Cards that customers save, and pay with. */
export const describeSavedCards = (shop: () => Shop): void => {
  const customer = async () => {
    const owner = await signedInCustomer(shop())
    const tokenOf = async (number: string, expiry = '03/39') =>
      (await owner.call('POST /acquirer/v1/cards', { body: { number, expiry, code: '737' } })).token
    const saved = async (number: string, main?: true) =>
      (await owner.call(save, { body: { token: await tokenOf(number), ...(main && { main }) } })).card
    const ids = async () =>
      (await owner.call(list, {})).paymentInstruments.map((card) => card.paymentInstrumentId)
    return { ...owner, tokenOf, saved, ids }
  }

  it('lists cards by method, the main one first, and shows no token', async () => {
    const owner = await customer()
    const first = await owner.saved(visa)
    expect(first).toEqual({
      ...{ paymentInstrumentId: first.paymentInstrumentId, payment_method_id: 'CREDIT_CARD', main: true },
      ...{ brand: 'visa', lastSigns: '1111', expiryMonth: 3, expiryYear: 2039 },
    })
    const second = await owner.saved(mastercard, true)
    const all = await owner.call(list, {})
    expect(all.paymentInstruments).toEqual([second, { ...first, main: false }])
    expect(JSON.stringify(all)).not.toContain('card_')
    const byMethod = async (payment_method_id: 'CREDIT_CARD' | 'REWARD_CARD') =>
      (await owner.call(list, { query: { payment_method_id } })).paymentInstruments.length
    expect(await byMethod('CREDIT_CARD')).toBe(2)
    expect(await byMethod('REWARD_CARD')).toBe(0)
  })

  it('has one main card, whichever is marked or removed, and however many ask at once', async () => {
    const owner = await customer()
    const first = await owner.saved(visa)
    shop().setTime('2026-06-01T10:00:01.000Z')
    const second = await owner.saved(mastercard)
    shop().setTime(opening)
    const marked = await owner.call(change, { path: second, body: { main: true } })
    expect(marked.card).toEqual({ ...second, main: true })
    expect(await owner.ids()).toEqual([second.paymentInstrumentId, first.paymentInstrumentId])
    const left = await owner.call(remove, { path: second })
    expect(left.paymentInstruments).toEqual([first])
    await owner.refused('PYT404', remove, { path: second })
    await owner.refused('PYT404', change, { path: second, body: { main: true } })
    const tokens = await Promise.all([1, 2, 3, 4].map(() => owner.tokenOf(mastercard)))
    const paths = tokens.map((token) =>
      owner.send('POST', '/consumers-v3/consumer/payment_instruments', { body: { token, main: true } }),
    )
    const statuses = (await Promise.all(paths)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
    const { paymentInstruments } = await owner.call(list, {})
    expect(paymentInstruments.map(({ main }) => main)).toEqual([true, false])
  })

  it('refuses a card that is saved, one that has expired, and one too many', async () => {
    const owner = await customer()
    await owner.saved(visa)
    const again = { body: { token: await owner.tokenOf(visa), recaptcha_response: 'a person' } }
    const error = await owner.refused('PYT409', save, again)
    expect(error.message).toBe('The card is saved already.')
    await owner.refused('PYT404', save, { body: { token: 'card_nobody' } })
    const face = { brand: 'visa', lastSigns: '1111', expiryMonth: 5, expiryYear: 2026 }
    const expired = { token: 'card_expired', ...face, conduct: 'approve', createdAt: opening } as const
    await shop().database.sql.insert(acquirerCard).values(expired)
    await owner.refused('FE309', save, { body: { token: 'card_expired' } })
    for (let year = 30; year < 30 + maxSavedCards - 1; year += 1)
      await owner.call(save, { body: { token: await owner.tokenOf(visa, `01/${year}`) } })
    const tooMany = { body: { token: await owner.tokenOf(mastercard) } }
    expect((await owner.refused('PYT410', save, tooMany)).additionalInfo).toEqual({ maxSavedCards })
  })

  it('pays a cart with a saved card of one’s own', async () => {
    const owner = await customer()
    const { paymentInstrumentId } = await owner.saved(visa)
    const cart = await owner.call('POST /cart/v1/cart', {})
    const path = { basketId: cart.id }
    const tender = { payment_method_id: 'CREDIT_CARD', paymentInstrumentId } as const
    const paid = await owner.call(pay, { path, body: tender })
    expect(paid.payment_instruments).toMatchObject([{ card: { brand: 'visa', lastSigns: '1111' } }])
    const none = { ...tender, paymentInstrumentId: randomId() }
    await owner.refused('PYT404', pay, { path, body: none })
    const guest = await shopper(shop().backend)
    await guest.refused('PYT404', pay, { path: { basketId: guest.cartId }, body: tender })
    await guest.refused('AUT404', list, {})
    const other = await customer()
    await other.refused('PYT404', remove, { path: { paymentInstrumentId } })
    expect(await other.ids()).toEqual([])
  })
}
