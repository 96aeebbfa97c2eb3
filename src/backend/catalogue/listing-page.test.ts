import { expect, it } from 'vitest'
import { pageOf } from './listing-page.ts'

it('cuts out a page, and nothing past the last', () => {
  expect(pageOf([1, 2, 3], 1, 2)).toEqual([1, 2])
  expect(pageOf([1, 2, 3], 2, 2)).toEqual([3])
  expect(pageOf([1, 2, 3], 3, 2)).toEqual([])
})
