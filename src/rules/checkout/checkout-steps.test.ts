import { expect, it } from 'vitest'
import type { Cart } from '#src/contract/cart/cart.ts'
import { firstOpenStep, isStepOpen } from './checkout-steps.ts'

type Progress = Parameters<typeof firstOpenStep>[0]

const totals: Cart['totals'] = {
  ...{ total: 9000, totalDiscount: 0, itemTotal: 9000, totalWithoutTax: 9000, shipping: 0, tax: 0 },
  ...{ totalDiscountPercentage: 0, remainingToPay: 9000, currency: 'USD', totalUnits: 1 },
  ...{ itemSubTotal: 9000, netAmount: 9000, taxAmount: 0, appliedRewards: 0 },
  ...{ taxation: 'net', taxStatus: 'known' },
}

const shipment = (shippingId: string): Cart['shippingMethods'][number] => ({
  shippingId,
  code: 'standard',
  shopperAppliedSM: false,
  applicableShippingMethods: [],
  defaultShippingMethodId: 'standard',
})

const cartWith = (change: Partial<Progress>): Progress => ({
  shippingMethods: [shipment('me')],
  payment_instruments: [],
  totals,
  flash: [],
  ...change,
})

const home = { shippingId: 'me', countryCode: 'US' }
const card = [{ payment_instrument_id: 'a', payment_method_id: 'CREDIT_CARD' as const }]

it.each<[string, Partial<Progress>, ReturnType<typeof firstOpenStep>]>([
  ['begins with the delivery', {}, 'shipping'],
  ['goes on to the payment once the address is known', { shippingAddresses: [home] }, 'billing'],
  ['has nothing to send of what is digital', { shippingMethods: [] }, 'billing'],
  [
    'sends what is made to order where the rest goes',
    {
      shippingMethods: [shipment('me'), shipment('customs')],
      shippingAddresses: [home],
    },
    'billing',
  ],
  [
    'goes back where the address is not delivered to',
    {
      shippingAddresses: [home],
      flash: [{ type: 'InvalidShippingAddress', message: '' }],
    },
    'shipping',
  ],
  [
    'wants a billing address besides a card',
    {
      shippingAddresses: [home],
      payment_instruments: card,
    },
    'billing',
  ],
  [
    'ends with the summary',
    {
      shippingAddresses: [home],
      billingAddress: home,
      payment_instruments: card,
    },
    'summary',
  ],
  [
    'needs no card where gift cards pay all',
    {
      shippingAddresses: [home],
      billingAddress: home,
      totals: { ...totals, remainingToPay: 0 },
    },
    'summary',
  ],
])('%s', (_name, change, step) => {
  expect(firstOpenStep(cartWith(change), false)).toBe(step)
})

it('asks who collects where the site wants it', () => {
  const cart = cartWith({ shippingMethods: [shipment('store-1')] })
  expect(firstOpenStep(cart, false)).toBe('billing')
  expect(firstOpenStep(cart, true)).toBe('shipping')
})

it('lets steps be seen up to the first that is open', () => {
  expect(isStepOpen('shipping', 'billing')).toBe(true)
  expect(isStepOpen('billing', 'billing')).toBe(true)
  expect(isStepOpen('summary', 'billing')).toBe(false)
})
