import { expect, it } from 'vitest'
import { favoritesText, isFavorite } from './favorites-cookie.ts'

it.each([
  [[], false],
  [['MW1001TR'], true],
  [['MW1201HB', 'MW1001TR'], true],
  [['MW1001TRX', 'XMW1001TR'], false],
])('reads from the cookie of %j whether a product is a favorite', (ids, isOne) => {
  expect(isFavorite(`a=1; welt_favorites=${favoritesText(ids)}; b=2`, 'MW1001TR')).toBe(isOne)
})
