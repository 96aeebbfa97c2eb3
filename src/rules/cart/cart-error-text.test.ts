import { expect, it } from 'vitest'
import { cartErrorText } from './cart-error-text.ts'

const texts = {
  byCode: { GEN500: 'Sorry', INV405: 'Sold out', INV408: 'No more' },
  maximum: 'At most {maxAllowedQty}',
}

it.each([
  ['the mapped message', 'INV405', 'server', {}, 'Sold out'],
  ['the server message of a code without one', 'XYZ1', 'server', {}, 'server'],
  ['a general one when there is neither', 'XYZ1', '', {}, 'Sorry'],
  ['the maximum quantity', 'INV408', 'server', { maxAllowedQty: 3 }, 'At most 3'],
  ['the generic maximum message', 'INV408', 'server', {}, 'No more'],
])('shows %s', (_, errorId, message, additionalInfo, text) => {
  expect(cartErrorText({ errorId, message, additionalInfo }, texts, 'en')).toBe(text)
})
