import { expect, it } from 'vitest'
import { methodsOfKind, paymentMethods } from '#src/contract/payments/tenders.ts'
import { adyenMethods, redirectDetails } from './adyen-methods.ts'

it('leads to the page of the very way to pay that was chosen', () => {
  expect(redirectDetails('KLARNA')).toEqual({ type: 'klarna' })
  expect(redirectDetails('PAYPAL')).toEqual({ type: 'paypal' })
})

it('knows each page that it takes by another name', () => {
  const taken = methodsOfKind('redirect').filter((method) => adyenMethods.has(method))
  expect(new Set(taken.map((method) => redirectDetails(method).type)).size).toBe(taken.length)
})

it.each(paymentMethods.filter((method) => !methodsOfKind('redirect').some((one) => one === method)))(
  'leads nobody to a page for %s',
  (method) => {
    expect(() => redirectDetails(method)).toThrow(`Adyen has no page for ${method}.`)
  },
)
