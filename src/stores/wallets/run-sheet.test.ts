import { beforeEach, expect, it, vi } from 'vitest'
import { err, ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { en } from '#src/messages/en/en.ts'
import { cartItem, cartOf, homeDelivery } from '#tests/fixtures/cart.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { createExpressCheckout } from './wallet-order.ts'
import type { Wallet } from './wallet-table.ts'
import { runSheet } from './run-sheet.ts'
import { sheetTexts } from './sheet-texts.ts'
import { sampleContact } from './sample-contact.ts'
import { createSimulatedSheet } from './simulated-sheet.ts'

type Reply = Result<unknown, ClientError>

const cart = {
  ...cartOf('0b6f0c4e-6c1e-4d6e-9f6a-000000000001', 1, [cartItem({ id: 'item', upc: 'shoe-8' })]),
  shippingMethods: [homeDelivery()],
}
const item = { productId: 'MW1001TR', upc: 'shoe-8', qty: 1 }
const texts = sheetTexts(en.wallets.sheet, en.refusals)

const failure = (errorId: string, additionalInfo = {}): Reply =>
  err({ errorId, message: '', status: 409, additionalInfo, correlationId: '' })

const defaults: Readonly<Record<string, Reply>> = {
  'GET /cart/v1/paymentSession': ok({
    success: true,
    provider: 'embedded',
    meta: { merchantSession: { nonce: 'n' } },
  }),
  'PUT /cart/v2/checkout/order': ok({ orderNumber: 'W0000000001', flash: [] }),
}

const marked: string[] = []
const waits: number[] = []
let sent: [string, Record<string, unknown>][]
let replies: Record<string, Reply[]>

/** Stands for the API: what a test plans for a call in turn, else a cart. */
function reply<T>(key: string): T
function reply(key: string): Reply {
  return replies[key]?.shift() ?? defaults[key] ?? ok(cart)
}
const call: Client['call'] = async (key, input) => {
  sent.push([key, { ...input }])
  return reply(key)
}

beforeEach(() => {
  ;[sent, replies, marked.length, waits.length] = [[], {}, 0, 0]
})

/** Opens a sheet, and gives what it came to. */
const openSheet = async (wallet: Wallet = 'DW_APPLE_PAY', wanted?: typeof item) => {
  const [placed, failed, refused, close] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const simulated = createSimulatedSheet(() => undefined, close, 'sealed')
  const checkout = createExpressCheckout(
    {
      call,
      session: { ensure: async () => ok(undefined) },
      cartId: () => cart.id,
      markExpress: (value) => void marked.push(value),
      browserId: () => 'browser-1',
      page: () => 'http://shop.test/en-us/cart',
      takeCode: () => 'WELCOME',
      provePerson: async () => 'proof',
      wait: async (ms) => void waits.push(ms),
    },
    wallet,
    wanted,
  )
  runSheet(simulated.sheet, {
    ...{ checkout, payee: 'Marlow', country: 'US', billingCountries: ['US', 'CA'], texts },
    isSimulated: true,
    ...{ fault: (fault) => fault, onPlaced: placed, onRefused: refused, onFailed: failed },
  })
  simulated.selectContact(sampleContact('US'))
  simulated.sheet.begin()
  await eventually(() =>
    expect(simulated.$state.get().status === 'ready' || close.mock.calls.length).toBeTruthy(),
  )
  return { ...simulated, placed, failed, refused, close }
}

const settled = async (sheet: Awaited<ReturnType<typeof openSheet>>): Promise<void> => {
  await eventually(() => expect(sheet.$state.get().status).not.toBe('working'))
}
const keys = (): string[] => sent.map(([key]) => key)
const bodyOf = (key: string): unknown => sent.findLast(([one]) => one === key)?.[1]['body']

const address = 'POST /cart/v2/cart/{basketId}/shippingAddress'
const order = 'PUT /cart/v2/checkout/order'

it('orders an item of a product page in a cart of its own, its promo code applied', async () => {
  const sheet = await openSheet('DW_APPLE_PAY', item)
  expect(keys()).toEqual([
    ...['POST /cart/v1/cartWithItem', 'PUT /cart/v1/coupon', 'GET /cart/v1/paymentSession', address],
  ])
  expect(bodyOf('POST /cart/v1/cartWithItem')).toMatchObject({ ...item, maxQty: 1 })
  expect(bodyOf(address)).toMatchObject({ bid: 'browser-1', context: 'APPLE_PAY_EXPRESS' })
  expect(marked).toEqual(['new', cart.id])
  expect(sheet.$state.get()).toMatchObject({ method: 'standard', faults: [] })
  sent = []
  sheet.authorise(sampleContact('US'))
  await settled(sheet)
  expect(keys()).toEqual([
    ...[
      address,
      'POST /cart/v1/cart/prepareOrder',
      'POST /cart/v1/cart/{basketId}/paymentInstruments',
      order,
    ],
  ])
  expect(bodyOf(address)).toMatchObject({
    context: 'APPLE_PAY_EXPRESS',
    addresses: [{ shippingId: 'me', firstName: 'Anna', postalCode: '94105', email: 'anna.berg@example.com' }],
  })
  expect(bodyOf(order)).toMatchObject({
    recaptcha_response: 'proof',
    billingAddress: { addressLine1: '12 Harbour Street', phone: '+1 415 555 0100' },
    paymentMethod: { code: 'DW_APPLE_PAY', additionalData: { paymentData: 'sealed' } },
  })
  expect(sheet.$state.get().status).toBe('paid')
  expect(sheet.placed).toHaveBeenCalledWith({ orderNumber: 'W0000000001', flash: [] })
})

it('orders the visitor’s own cart by PayPal, which tells who pays', async () => {
  const sheet = await openSheet('PAYPAL')
  expect(keys()[0]).toBe('GET /cart/v1/cart/{basketId}')
  expect(marked).toEqual([])
  expect(sent.find(([key]) => key === 'GET /cart/v1/paymentSession')?.[1]['query']).toMatchObject({
    ...{ paymentMethodId: 'CREDIT_CARD', paymentMethod: 'paypal' },
  })
  sheet.authorise(sampleContact('US'))
  await settled(sheet)
  expect(bodyOf(address)).toMatchObject({ context: 'PAYPAL_EXPRESS' })
  expect(bodyOf(order)).toMatchObject({
    paymentMethod: { code: 'PAYPAL', additionalData: { c_payerID: 'sealed' } },
  })
})

it('asks for a payment session once more after three seconds, and gives up then', async () => {
  replies = { 'GET /cart/v1/paymentSession': [failure('GEN500')] }
  expect((await openSheet()).failed).not.toHaveBeenCalled()
  expect(waits).toEqual([3000])
  replies = { 'GET /cart/v1/paymentSession': [failure('GEN500'), failure('GEN500')] }
  const sheet = await openSheet()
  expect(sheet.close).toHaveBeenCalledOnce()
  expect(sheet.failed).toHaveBeenCalledOnce()
})

it('pays by no simulation where a real provider takes the money', async () => {
  replies = { 'GET /cart/v1/paymentSession': [ok({ success: true, provider: 'adyen', meta: {} })] }
  const sheet = await openSheet()
  expect(sheet.close).toHaveBeenCalledOnce()
  expect(sheet.failed).toHaveBeenCalledWith(expect.objectContaining({ message: texts.walletUnknown }))
})

it('gives up where the item cannot be had', async () => {
  replies = { 'POST /cart/v1/cartWithItem': [failure('INV409')] }
  const sheet = await openSheet('DW_APPLE_PAY', item)
  expect(sheet.failed).toHaveBeenCalledWith(expect.objectContaining({ errorId: 'INV409' }))
  expect(marked).toEqual(['new', ''])
})

it('tells at the sheet where the shop does not deliver, and takes another place', async () => {
  const sheet = await openSheet()
  sheet.selectContact({ countryCode: 'CA', locality: 'Toronto' })
  await settled(sheet)
  expect(sheet.$state.get()).toMatchObject({
    methods: [],
    faults: [{ code: 'shippingContactInvalid', contactField: 'countryCode', message: texts.walletCountry }],
  })
  sheet.selectContact({ countryCode: 'US', locality: 'x'.repeat(51) })
  await settled(sheet)
  expect(sheet.$state.get().faults).toMatchObject([
    { contactField: 'locality', message: texts.walletCityTooLong },
  ])
  replies = { [address]: [failure('CHK320')] }
  sheet.selectContact({ countryCode: 'US', postalCode: '96799' })
  await settled(sheet)
  expect(sheet.$state.get().faults).toEqual([
    { code: 'addressUnserviceable', message: texts.addressUnserviceable },
  ])
  replies = {
    [address]: [ok({ ...cart, shippingMethods: [homeDelivery({ applicableShippingMethods: [] })] })],
  }
  sheet.selectContact({ countryCode: 'US', postalCode: '94105' })
  await settled(sheet)
  expect(sheet.$state.get().faults).toMatchObject([{ message: texts.walletShippingMethods }])
  sheet.selectContact({ countryCode: 'US', postalCode: '94105' })
  await settled(sheet)
  expect(sheet.$state.get()).toMatchObject({ faults: [], method: 'standard' })
})

it('chooses a way of delivery, and closes where that is gone', async () => {
  const sheet = await openSheet()
  sheet.selectMethod('express')
  await settled(sheet)
  expect(bodyOf('POST /cart/v1/shippingMethod')).toEqual({
    ...{ cartId: cart.id, code: 'express', shippingId: 'me', shopperAppliedSM: true },
  })
  replies = { 'POST /cart/v1/shippingMethod': [failure('SHP404')] }
  sheet.selectMethod('express')
  await eventually(() => expect(sheet.close).toHaveBeenCalledOnce())
  expect(sheet.failed).toHaveBeenCalledWith(expect.objectContaining({ message: texts.walletShippingMethod }))
})

it('takes no payment for contacts that lack something, and none that the shop refuses', async () => {
  const sheet = await openSheet()
  sheet.authorise({ ...sampleContact('US'), givenName: '', countryCode: 'JP' })
  await settled(sheet)
  expect(sheet.$state.get()).toMatchObject({ status: 'ready' })
  expect(sheet.$state.get().faults.map(({ code, contactField }) => [code, contactField])).toEqual([
    ['shippingContactInvalid', 'countryCode'],
    ['shippingContactInvalid', 'name'],
    ['billingContactInvalid', 'countryCode'],
    ['billingContactInvalid', 'name'],
  ])
  expect(keys()).not.toContain(order)
  replies = { [address]: [failure('ATTR200', { field: 'phone' })] }
  sheet.authorise(sampleContact('US'))
  await settled(sheet)
  expect(sheet.$state.get().faults).toMatchObject([{ contactField: 'phoneNumber' }])
  replies = { [order]: [failure('PYT402')] }
  sheet.authorise(sampleContact('US'))
  await settled(sheet)
  expect(sheet.$state.get().faults).toEqual([{ code: 'unknown', message: texts.walletUnknown }])
  expect(sheet.placed).not.toHaveBeenCalled()
  expect(sheet.refused).toHaveBeenLastCalledWith(expect.objectContaining({ errorId: 'PYT402' }))
})

it('orders nothing that comes another way than the sheet said', async () => {
  const customerNotifications = [{ type: 'OrderShippingMethodDowngraded', message: 'Changed' }]
  const sheet = await openSheet()
  replies = { 'POST /cart/v1/cart/prepareOrder': [ok({ ...cart, customerNotifications })] }
  sheet.authorise(sampleContact('US'))
  await settled(sheet)
  expect(sheet.$state.get().faults).toEqual([{ code: 'addressUnserviceable', message: 'Changed' }])
  expect(keys()).not.toContain(order)
})

it('leaves the visitor’s cart as it was where the sheet is closed', async () => {
  const away = { ...cart, shippingAddresses: [{ shippingId: 'me', countryCode: 'US', postalCode: '94105' }] }
  replies = { [address]: [ok(away)] }
  const first = await openSheet()
  first.cancel()
  await eventually(() => expect(keys().at(-1)).toBe('DELETE /cart/v2/cart/{basketId}/shippingAddress'))
  const before = {
    ...cart,
    shippingAddresses: [{ shippingId: 'me', countryCode: 'US', postalCode: '10001' }],
  }
  replies = { 'GET /cart/v1/cart/{basketId}': [ok(before)], [address]: [ok(away)] }
  const second = await openSheet()
  sent = []
  second.cancel()
  await eventually(() => expect(bodyOf(address)).toMatchObject({ addresses: before.shippingAddresses }))
  sent = []
  const third = await openSheet('DW_APPLE_PAY', item)
  sent = []
  third.cancel()
  await eventually(() => expect(keys()).toEqual(cart.items.map(() => 'DELETE /cart/v1/item')))
})

const { total, remainingToPay } = cart.totals
const leaving = (amount: number): Reply => ok({ ...cart, totals: { ...cart.totals, remainingToPay: amount } })
const prepare = 'POST /cart/v1/cart/prepareOrder'
const tenders = 'POST /cart/v1/cart/{basketId}/paymentInstruments'

it.each([
  ['as it is prepared', prepare],
  ['by what pays, as a promotion may be for another way to pay', tenders],
])('charges nothing but what the sheet showed, and closes where that changed %s', async (_, key) => {
  const sheet = await openSheet()
  replies = { [key]: [leaving(remainingToPay + 1)] }
  sheet.authorise(sampleContact('US'))
  await eventually(() => expect(sheet.failed).toHaveBeenCalled())
  expect(keys()).not.toContain(order)
  expect(sheet.placed).not.toHaveBeenCalled()
})

it('orders at the total that it knows, and closes where that changed meanwhile', async () => {
  const sheet = await openSheet()
  replies = { [order]: [failure('CHK380', { reason: 'totalChanged', total: total + 1 })] }
  sheet.authorise(sampleContact('US'))
  await eventually(() => expect(sheet.failed).toHaveBeenCalled())
  expect(bodyOf(order)).toMatchObject({ total })
  expect(sheet.close).toHaveBeenCalledOnce()
})

it('takes less than the sheet showed, and tells the total of all that pays', async () => {
  const sheet = await openSheet()
  replies = { [tenders]: [leaving(remainingToPay - 1)] }
  sheet.authorise(sampleContact('US'))
  await settled(sheet)
  expect(bodyOf(order)).toMatchObject({ total })
  expect(sheet.placed).toHaveBeenCalled()
})
