import { describe, expect, it } from 'vitest'
import { pageLinks, readPageNumber } from './pagination.ts'

const shown = (current: number, count: number): string =>
  pageLinks(current, count)
    .map((link) => (link.kind === 'page' ? link.page : '…'))
    .join(' ')

describe('pageLinks', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 10, '1 2 3 … 10'],
    [5, 10, '1 2 3 4 5 6 7 … 10'],
    [6, 12, '1 … 4 5 6 7 8 … 12'],
    [12, 12, '1 … 10 11 12'],
  ])('page %d of %d: %s', (current, count, links) => {
    expect(shown(current, count)).toBe(links)
  })
})

it.each([
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['two', 1],
  ['1.5', 1],
  ['1', 1],
  ['99', 99],
  ['10000', 10_000],
  ['10001', undefined],
  ['99999999999999999999', undefined],
])('the page asked for by %j is %j', (text, page) => {
  expect(readPageNumber(text)).toBe(page)
})
