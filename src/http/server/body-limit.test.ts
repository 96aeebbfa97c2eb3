import { expect, it } from 'vitest'
import { bodyLimitOf } from './body-limit.ts'

const kindOf = (method: string, path: string) => bodyLimitOf({ method, url: `http://shop.test${path}` }).kind

it.each([
  ['large', 'POST', '/consumers-v3/consumer/warranty?locale=en-us'],
  ['large', 'POST', '/fr-fr/help/warranty'],
  ['usual', 'PUT', '/fr-fr/help/warranty'],
  ['usual', 'POST', '/fr-fr/help/warranty/more'],
  ['usual', 'POST', '/fr-fr/help/contact-us'],
  ['usual', 'POST', '/cart/v1/item'],
])('reads a %s body of %s %s', (kind, method, path) => {
  expect(kindOf(method, path)).toBe(kind)
})
