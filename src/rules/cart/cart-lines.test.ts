import { expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart.ts'
import { cartLines, chosenAttributes, isSoldOut, placeOfRemoved } from './cart-lines.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => cartItem({ id, upc: id }))

it('shows a removed item where it stood and hides one that is leaving', () => {
  if (!a || !b || !c) throw new Error('no items')
  const lines = cartLines([a, b], { b: 0 }, [{ index: 0, item: c }])
  expect(
    lines.map((line) => (line.kind === 'item' ? line.item.id : `removed ${line.removed.item.id}`)),
  ).toEqual(['removed c', 'a'])
})

it('puts a removed item last when the lines before it are gone', () => {
  if (!c) throw new Error('no items')
  expect(cartLines([], {}, [{ index: 7, item: c }])).toHaveLength(1)
})

it('keeps removed items in the order of the cart, whichever went first', () => {
  if (!a || !b || !c) throw new Error('no items')
  const [second, first] = [
    { index: 1, item: b },
    { index: 0, item: a },
  ]
  const lines = cartLines([c], {}, [second, first])
  expect(lines.map((line) => (line.kind === 'item' ? line.item.id : line.removed.item.id))).toEqual([
    'a',
    'b',
    'c',
  ])
  expect([placeOfRemoved(lines, first), placeOfRemoved(lines, second)]).toEqual([0, 0])
  expect(placeOfRemoved(cartLines([a, c], {}, [second]), second)).toBe(1)
})

it('reads what was chosen and whether it is still to be had', () => {
  const item = cartItem({
    id: 'a',
    upc: 'a-9',
    variants: [{ id: 'v', upc: 'a-9', available: false }],
    attributes: [
      {
        type: 'size',
        label: 'Size',
        options: [
          { id: '8', value: '8', selected: false, available: true },
          { id: '9', value: '9', selected: true, available: false },
        ],
      },
    ],
  })
  expect(chosenAttributes(item)).toEqual([{ label: 'Size', value: '9' }])
  expect(isSoldOut(item)).toBe(true)
})
