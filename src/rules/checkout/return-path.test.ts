import { expect, it } from 'vitest'
import { returnPathOf } from './return-path.ts'

it.each([
  '/en-us/checkout/return?orderNumber=WELT-1',
  '/fr-ca/checkout/challenge?orderNumber=WELT-1&preview=1',
  '/de-de/checkout/return',
])('%s takes what came of a payment', (path) => {
  expect(returnPathOf(path)).toBe(path)
})

it.each([
  null,
  '',
  '/',
  '/en-us/cart',
  '/en-us/sign-out',
  '/en-us/checkout',
  '/en-us/checkout/summary',
  '/en-us/checkout/return/more',
  '/en-us/checkout/return/../../cart',
  '/xx-xx/checkout/return',
  '/checkout/return',
  '/en-us/cart?to=/en-us/checkout/return',
  '/en-us/cart#/en-us/checkout/return',
  'https://elsewhere.example/en-us/checkout/return',
  '//elsewhere.example/en-us/checkout/return',
])('%j does not', (address) => {
  expect(returnPathOf(address)).toBeUndefined()
})
