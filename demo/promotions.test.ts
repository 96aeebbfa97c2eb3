import { expect, it } from 'vitest'
import { promotionFileSchema } from '#src/contract/promotions/promotion-file.ts'
import { sites } from '#src/contract/sites.ts'
import { compilePromotions } from '#src/rules/promotions/compile-promotions.ts'
import { buildDemoCatalogue } from './catalogue/catalogue.ts'
import written from './promotions.json' with { type: 'json' }

const { promotions } = promotionFileSchema.parse(written)
const { categories, products } = buildDemoCatalogue()
const known = new Set([
  ...categories.map(({ categoryId }) => categoryId),
  ...products.flatMap(({ productId, variants }) => [productId, ...variants.map(({ upc }) => upc)]),
])

it('shows a promotion of each class', () => {
  expect(new Set(promotions.map((one) => one.class))).toEqual(new Set(['PRODUCT', 'ORDER', 'SHIPPING']))
})

it.each(sites)('runs whole in $locale', (site) => {
  const stored = promotions.map((promotion) => ({ promotion, isUsedUp: false, spent: {} }))
  const { all, leftOut } = compilePromotions(stored, site)
  expect(leftOut).toEqual([])
  for (const { name, calloutText, callout } of all) {
    expect(name).not.toBe('')
    expect(callout === undefined).toBe(calloutText === '')
  }
})

it('names what the demo catalogue holds', () => {
  const ids = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([field, part]): string[] => {
      if (['products', 'categories', 'variants'].includes(field) && Array.isArray(part))
        return part.map(String)
      return ['productId', 'upc'].includes(field) ? [String(part)] : ids(part)
    })
  }
  const named = promotions.flatMap(({ conditions, effect }) => ids([conditions, effect]))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

it('has gifts that are in stock', () => {
  const stocked = new Map(
    products.flatMap(({ variants }) => variants.map(({ upc, quantity }) => [upc, quantity])),
  )
  for (const { effect } of promotions)
    if (effect.type === 'gift')
      for (const { upc } of effect.choices) expect(stocked.get(upc)).toBeGreaterThan(0)
})
