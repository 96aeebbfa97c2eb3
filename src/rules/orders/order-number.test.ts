import { expect, it } from 'vitest'
import { readOrderNumber } from './order-number.ts'

it.each(['W1234567890', ' w1234567890 ', '#W1234-567890', 'w 1234 567 890'])('reads %s', (typed) => {
  expect(readOrderNumber(typed)).toBe('W1234567890')
})

it.each(['', 'W123', '1234567890', 'W12345678901', 'X1234567890'])('refuses %s', (typed) => {
  expect(readOrderNumber(typed)).toBeUndefined()
})
