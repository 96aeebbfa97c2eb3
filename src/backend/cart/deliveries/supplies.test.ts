import fc from 'fast-check'
import { expect, it } from 'vitest'
import { demoStores } from '#demo/stores/stores.ts'
import { catalogue } from '#tests/fixtures/catalogue.ts'
import type { StoredCart, StoredLine } from '../store/cart-store.ts'
import { sourceOf, suppliesOf } from './supplies.ts'

const products = new Map(
  catalogue.products.map(({ variants, ...product }) => [
    product.productId,
    { ...product, variants: variants.map((variant) => ({ ...variant, reductions: {} })), active: true },
  ]),
)
const [portland, seattle] = ['us-portland', 'us-seattle'] as const

const lineOf = (rest: Partial<StoredLine> & { id: string; qty: number }): StoredLine => ({
  ...{ position: 0, productId: 'FELLBOOT1', upc: 'boot-frn-8', maxQty: 999, recipeId: '', storeId: '' },
  ...{ precreatedCustomsCode: '', giftOption: null, customAmount: 0, productImageURL: '', pdpUrl: '' },
  ...rest,
})

const cartOf = (lines: StoredLine[], units: Record<string, number>, shipped: string[] = []): StoredCart => {
  const stockOf = (place: string) => ({ FELLBOOT1: { 'boot-frn-8': units[place] ?? 0 } })
  const stores = demoStores.map((facts) => [facts.storeId, { facts, stock: stockOf(facts.storeId) }] as const)
  return {
    ...{ id: 'cart', currency: 'USD', version: 1, lines },
    details: {
      deliveries: Object.fromEntries(shipped.map((id) => [id, { code: 'sts', shopperAppliedSM: true }])),
    },
    stock: stockOf(''),
    stores: new Map(stores),
  }
}

const freeFor = (cart: StoredCart, line: StoredLine): number =>
  suppliesOf(cart, products).unitsFor(line, sourceOf(cart, line))

it('leaves the units of the warehouse to others where a line is picked up', () => {
  const cart = cartOf([lineOf({ id: 'picked', storeId: portland, qty: 5 })], { '': 2, [portland]: 5 })
  expect(freeFor(cart, lineOf({ id: 'home', qty: 0 }))).toBe(2)
})

it('gives what is left to the line that stands first', () => {
  const lines = [lineOf({ id: 'first', qty: 2 }), lineOf({ id: 'second', recipeId: 'recipe', qty: 2 })]
  const cart = cartOf(lines, { '': 2 })
  expect(lines.map((line) => freeFor(cart, line))).toEqual([2, 0])
})

it('takes from the warehouse what is shipped to a store', () => {
  const lines = [lineOf({ id: 'home', qty: 3 }), lineOf({ id: 'shipped', storeId: portland, qty: 3 })]
  const cart = cartOf(lines, { '': 5, [portland]: 9 }, [portland])
  expect(lines.map((line) => freeFor(cart, line))).toEqual([3, 2])
})

it('has enough of everything where stock does not matter', () => {
  const cart = { ...cartOf([lineOf({ id: 'home', qty: 3 })], {}), ignoresStock: true }
  expect(freeFor(cart, lineOf({ id: 'home', qty: 3 }))).toBe(Infinity)
})

it('gives away no unit twice, and keeps none back', () => {
  const units = fc.nat(6)
  const places = fc.record({ '': units, [portland]: units, [seattle]: units })
  const line = fc.record({
    storeId: fc.constantFrom('', portland, seattle),
    qty: fc.integer({ min: 1, max: 4 }),
  })
  fc.assert(
    fc.property(
      places,
      fc.array(line, { maxLength: 6 }),
      fc.subarray([portland, seattle]),
      (at, some, shipped) => {
        const lines = some.map((one, index) => lineOf({ id: `${index}`, ...one }))
        const cart = cartOf(lines, at, shipped)
        for (const source of ['', portland, seattle] as const) {
          const own = lines.filter((one) => sourceOf(cart, one) === source)
          const given = own.map((one) => Math.min(one.qty, freeFor(cart, one)))
          const wanted = own.reduce((sum, { qty }) => sum + qty, 0)
          expect(given.reduce((sum, one) => sum + one, 0)).toBe(Math.min(wanted, at[source] ?? 0))
        }
      },
    ),
  )
})
