import { expect, it } from 'vitest'
import { cartErrorText } from './cart-error-text.ts'

const texts = {
  byCode: { GEN500: 'Sorry', INV405: 'Sold out', INV408: 'No more' },
  maximum: 'At most {maxAllowedQty}',
  fullCart: 'No more than {maxItems} lines',
}

it.each([
  ['the mapped message', 'INV405', 'server', {}, 'Sold out'],
  ['the server message of a code without one', 'XYZ1', 'server', {}, 'server'],
  ['a general one when there is neither', 'XYZ1', '', {}, 'Sorry'],
  ['the maximum quantity', 'INV408', 'server', { maxAllowedQty: 3 }, 'At most 3'],
  ['how much a cart holds', 'INV408', 'server', { maxItems: 200 }, 'No more than 200 lines'],
  ['the generic maximum message', 'INV408', 'server', {}, 'No more'],
])('shows %s', (_, errorId, message, additionalInfo, text) => {
  expect(cartErrorText({ errorId, message, additionalInfo }, texts, 'en')).toBe(text)
})
