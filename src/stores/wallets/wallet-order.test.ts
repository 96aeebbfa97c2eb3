import { expect, it } from 'vitest'
import { err, ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { cartItem, cartOf } from '#tests/fixtures/cart.ts'
import { createExpressCheckout } from './wallet-order.ts'

const cart = cartOf('0b6f0c4e-6c1e-4d6e-9f6a-000000000001', 1, [cartItem({ id: 'item', upc: 'shoe-8' })])
const add = 'POST /cart/v1/cart/{basketId}/paymentInstruments'
const remove = 'DELETE /cart/v1/cart/{basketId}/paymentInstruments'
const refused: Result<never, ClientError> = err({
  ...{ errorId: 'PYT402', message: '', status: 402, additionalInfo: {}, correlationId: '' },
})
const giftCard = { payment_instrument_id: 'gift', payment_method_id: 'GIFT_CARD' }
const replies: Readonly<Record<string, Result<unknown, ClientError>>> = {
  'GET /cart/v1/paymentSession': ok({ success: true, provider: 'embedded', meta: {} }),
  [add]: ok({
    ...cart,
    payment_instruments: [
      giftCard,
      { payment_instrument_id: 'sealed', payment_method_id: 'DW_APPLE_PAY', amount: 100 },
    ],
  }),
  'PUT /cart/v2/checkout/order': refused,
}

it('has no cart paid by a wallet whose sheet was closed after the order was refused', async () => {
  const sent: [string, unknown][] = []
  function reply<T>(key: string): T
  function reply(key: string): unknown {
    return replies[key] ?? ok(cart)
  }
  const call: Client['call'] = async (key, input) => {
    sent.push([key, { ...input }])
    return reply(key)
  }
  const checkout = createExpressCheckout(
    {
      call,
      session: { ensure: async () => ok(undefined) },
      cartId: () => cart.id,
      markExpress: () => undefined,
      browserId: () => undefined,
      page: () => 'http://shop.test/en-us/cart',
      takeCode: () => undefined,
      provePerson: async () => undefined,
      wait: async () => undefined,
    },
    'DW_APPLE_PAY',
  )
  const removed = () => sent.filter(([key]) => key === remove).map(([, input]) => input)
  await checkout.open()
  await checkout.cancel()
  expect(removed()).toEqual([])
  await checkout.open()
  expect(await checkout.place({ paymentData: 'payload' })).toEqual(refused)
  await checkout.cancel()
  expect(removed()).toEqual([{ path: { basketId: cart.id }, body: { payment_instrument_id: 'sealed' } }])
})
