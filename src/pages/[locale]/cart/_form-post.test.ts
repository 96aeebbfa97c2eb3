import { expect, it } from 'vitest'
import { withFailure } from './_form-post.ts'

const failure = { errorId: 'INV408', message: '', additionalInfo: { maxAllowedQty: 3 } }
const itemId = '0b7e0a3c-5d1f-4c55-9f53-6a0f6c0c2d11'

it.each([
  ['of a page', '/en-us/cart', undefined, '/en-us/cart?error=INV408&max=3'],
  ['of a page with a query', '/p?color=MOSS', undefined, '/p?color=MOSS&error=INV408&max=3'],
  ['of an item', '/en-us/cart', itemId, `/en-us/cart?error=INV408&max=3&item=${itemId}#item-${itemId}`],
  ['without what is no item', '/en-us/cart', 'a'.repeat(60_000), '/en-us/cart?error=INV408&max=3'],
])('leads to the failure %s', (_, path, item, address) => {
  expect(withFailure(path, failure, item)).toBe(address)
})
