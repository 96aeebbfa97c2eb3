import { expect, it } from 'vitest'
import { pageCount, pageOf } from './listing-page.ts'

it.each([
  [0, 24, 1],
  [24, 24, 1],
  [25, 24, 2],
  [10_000, 60, 167],
])('%i products by %i make %i pages', (total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages)
})

it('cuts out a page, and nothing past the last', () => {
  expect(pageOf([1, 2, 3], 2, 2)).toEqual([3])
  expect(pageOf([1, 2, 3], 3, 2)).toEqual([])
})
