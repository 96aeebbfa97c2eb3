import { expect, it } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import { createPaymentSessions } from './payment-session.ts'

const fields = { clientKey: 'test_key', environment: 'test' } as const
const [site] = sites
const referer = '/en-us/cart'

const open = createPaymentSessions({
  ...{ provider: { name: 'adyen', express: new Set() }, fields, origin: 'http://shop.test' },
  clock: () => '2026-06-01T10:00:00.000Z',
  newId: () => 'id',
})

it('opens no session of a wallet at a provider that has none for it, and its card fields', () => {
  for (const wanted of [
    { referer, paymentMethodId: 'DW_APPLE_PAY' },
    { referer, paymentMethodId: 'CREDIT_CARD', paymentMethod: 'paypal' },
  ] as const)
    expect(open(wanted, site)).toMatchObject({ ok: false, error: { errorId: 'PYT405' } })
  expect(open({ referer, paymentMethodId: 'CREDIT_CARD' }, site)).toMatchObject({
    value: { provider: 'adyen', meta: { fields } },
  })
})
