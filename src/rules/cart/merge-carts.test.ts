import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeCarts, type MergeBounds } from './merge-carts.ts'

type Line = ReturnType<typeof lineOf>

const lineOf = (id: string, upc: string, qty: number, position = 1) => ({
  id,
  productId: 'FELLBOOT1',
  upc,
  recipeId: '',
  storeId: '',
  customAmount: 0,
  giftOption: null,
  qty,
  position,
})

const bounds = (stock: number): MergeBounds<Line> => ({
  maxLines: 200,
  savePlaces: 100,
  maxUnits: () => stock,
  isGiftCounted: () => false,
})

const own = [lineOf('own', 'size-8', 2, 4)]

it('adds up what is the same, and puts the rest behind', () => {
  const guests = [lineOf('g1', 'size-8', 1), lineOf('g2', 'size-9', 3)]
  expect(mergeCarts(own, guests, bounds(10))).toEqual({
    put: [lineOf('own', 'size-8', 3, 4), lineOf('g2', 'size-9', 3, 5)],
    save: [],
  })
})

it('saves for later what is more than there is', () => {
  expect(mergeCarts(own, [lineOf('g1', 'size-8', 4)], bounds(3))).toEqual({
    put: [lineOf('own', 'size-8', 3, 4)],
    save: [lineOf('g1', 'size-8', 3)],
  })
  expect(mergeCarts(own, [lineOf('g1', 'size-9', 4)], bounds(0))).toMatchObject({
    put: [],
    save: [{ qty: 4 }],
  })
})

it('leaves the customer’s own line as it is where it is too much by itself', () => {
  expect(mergeCarts(own, [lineOf('g1', 'size-8', 1)], bounds(1))).toEqual({
    put: [],
    save: [lineOf('g1', 'size-8', 1)],
  })
})

it('keeps in the cart what cannot be saved', () => {
  const full = { ...bounds(0), savePlaces: 0 }
  expect(mergeCarts(own, [lineOf('g1', 'size-8', 4)], full).put).toEqual([lineOf('own', 'size-8', 6, 4)])
})

it('saves the lines that a full cart has no place for', () => {
  const full = { ...bounds(9), maxLines: 1 }
  expect(mergeCarts(own, [lineOf('g1', 'size-9', 1)], full)).toMatchObject({ put: [], save: [{ id: 'g1' }] })
})

const upc = fc.constantFrom('size-7', 'size-8', 'size-9')
const cart = (prefix: string) =>
  fc
    .uniqueArray(fc.record({ upc, qty: fc.integer({ min: 1, max: 50 }) }), { selector: (line) => line.upc })
    .map((lines) => lines.map((line, at) => lineOf(`${prefix}${at}`, line.upc, line.qty, at + 1)))

const unitsOf = (lines: readonly Line[], size: string): number =>
  lines.filter((line) => line.upc === size).reduce((sum, { qty }) => sum + qty, 0)

it('loses no unit and makes none, whatever the bounds are', () => {
  const given = { stock: fc.nat(60), savePlaces: fc.nat(3), maxLines: fc.nat(4) }
  fc.assert(
    fc.property(cart('o'), cart('g'), fc.record(given), (mine, guests, { stock, ...limits }) => {
      const { put, save } = mergeCarts(mine, guests, { ...bounds(stock), ...limits })
      const written = new Map([...mine, ...put].map((line) => [line.id, line]))
      const after = [...written.values()]
      for (const size of ['size-7', 'size-8', 'size-9'])
        expect(unitsOf(after, size) + unitsOf(save, size)).toBe(unitsOf(mine, size) + unitsOf(guests, size))
      for (const line of mine) expect(written.get(line.id)?.qty).toBeGreaterThanOrEqual(line.qty)
      expect(save.length).toBeLessThanOrEqual(limits.savePlaces)
      expect(new Set(after.map((line) => line.upc)).size).toBe(after.length)
      expect(mergeCarts(after, [], { ...bounds(stock), ...limits })).toEqual({ put: [], save: [] })
    }),
  )
})
