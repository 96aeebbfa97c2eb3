import { expect, it } from 'vitest'
import type { Finding } from './product-row-fields.ts'
import { taxCategoryOfRow } from './tax-category-of-row.ts'

const read = (taxCategory: string) => {
  const warnings: Finding[] = []
  const context = { columnOf: () => 'Tax Category', warn: (finding: Finding) => warnings.push(finding) }
  return { category: taxCategoryOfRow({ line: 4, cells: { taxCategory } }, context), warnings }
}

it.each([
  ['giftCard', 'giftCard'],
  ['gift card', 'giftCard'],
  ["Children's clothing", 'childrensClothing'],
  ['General', 'general'],
  ['', undefined],
])('reads %s', (text, category) => {
  expect(read(text)).toEqual({ category, warnings: [] })
})

it('warns of a category without rates', () => {
  const { category, warnings } = read('zero-rate')
  expect(category).toBeUndefined()
  expect(warnings).toMatchObject([{ line: 4, column: 'Tax Category' }])
  expect(warnings[0]?.reason).toContain('"zero-rate" is none of clothing,')
})
