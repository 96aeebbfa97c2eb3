import { expect, it } from 'vitest'
import { takesPayment } from './takes-payment.ts'

it.each([
  '/en-us/checkout',
  '/de-de/checkout/billing',
  '/fr-ca/checkout/summary/',
  '/en-us//checkout/billing',
  '/en-gb/account/cards/new',
])('%s takes payment', (path) => {
  expect(takesPayment(path)).toBe(true)
})

it.each([
  '/en-us',
  '/en-us/cart',
  '/en-us/p/checkout',
  '/en-us/checkouts',
  '/checkout',
  '/en-us/account/cards',
])('%s does not', (path) => {
  expect(takesPayment(path)).toBe(false)
})
