import { expect, it } from 'vitest'
import { isSameLine, type ChosenLine } from './same-line.ts'

const line: ChosenLine = {
  productId: 'FELLBOOT1',
  upc: 'boot-frn-8',
  recipeId: '',
  storeId: '',
  customAmount: 0,
  giftOption: null,
}
const toAnn = { to: 'Ann', email: 'ann@example.com', message: 'Hello' }

it.each<[string, Partial<ChosenLine>]>([
  ['product', { productId: 'WOOLSOCKS' }],
  ['variant', { upc: 'boot-frn-9' }],
  ['recipe', { recipeId: 'recipe-1' }],
  ['store', { storeId: 'us-portland' }],
  ['amount', { customAmount: 5000 }],
])('another %s is another line', (_, other) => {
  expect(isSameLine(line, { ...line }, true)).toBe(true)
  expect(isSameLine(line, { ...line, ...other }, false)).toBe(false)
})

it('other words for a gift are another line only where they count', () => {
  const gift = { ...line, giftOption: toAnn }
  expect(isSameLine(gift, { ...line, giftOption: { ...toAnn } }, true)).toBe(true)
  expect(isSameLine(gift, { ...line, giftOption: { ...toAnn, message: 'Bye' } }, true)).toBe(false)
  expect(isSameLine(gift, line, true)).toBe(false)
  expect(isSameLine(gift, line, false)).toBe(true)
})
