import { expect, test } from 'vitest'
import { cartErrorHandling } from '#src/rules/errors/cart-error-handling.ts'
import { drivenAtLines } from '#tests/e2e/error-codes.ts'

test('every code is driven in a browser, or waits for its interface', () => {
  expect(drivenAtLines.filter(({ errorId }) => !(errorId in cartErrorHandling))).toEqual([])
  expect(drivenAtLines.filter(({ place }) => place !== 'lineItem' && place !== 'top')).toEqual([])
  expect(drivenAtLines.length).toBeGreaterThanOrEqual(40)
})
