import { expect, it } from 'vitest'
import { soldShoe } from '#tests/fixtures/sold-product.ts'
import { variantName, variantOptions } from './variant-name.ts'

it('names a variant by its product and what is chosen of it', () => {
  expect(variantName(soldShoe, 'MOSS-8')).toBe('Ridge Runner, 8 · Moss')
  expect(variantOptions(soldShoe, 'MOSS-8')).toBe('8 · Moss')
})

it('names the only variant by its product', () => {
  expect(variantName({ ...soldShoe, attributes: [] }, 'MOSS-8')).toBe('Ridge Runner')
})
