import { expect, it } from 'vitest'
import { cartItem, cartOf } from '#tests/fixtures/cart.ts'
import { findItem, newItemOf, retarget } from './cart-change.ts'

const giftCard = (id: string, customAmount: number) =>
  cartItem({ id, upc: 'card', customAmount, isDigitalProduct: true })

it('finds a line by its id, and by all that was chosen of it in a cart that was made anew', () => {
  const anew = cartOf('cart-2', 0, [giftCard('c', 2500), giftCard('d', 5000)])
  expect(findItem(anew, giftCard('d', 2500))?.id).toBe('d')
  expect(findItem(anew, giftCard('a', 5000))?.id).toBe('d')
  expect(retarget({ kind: 'remove', item: giftCard('b', 2500) }, anew)).toMatchObject({ item: { id: 'c' } })
})

it.each([
  ['another amount', giftCard('a', 7500)],
  ['a gift', { ...giftCard('a', 2500), bonus: true }],
  [
    'a card for somebody',
    { ...giftCard('a', 2500), giftOption: { to: 'Ann', email: 'a@b.co', message: '' } },
  ],
])('takes no other line for it: %s', (_, item) => {
  const cart = cartOf('cart-2', 0, [giftCard('c', 2500)])
  expect(findItem(cart, item)).toBeUndefined()
  expect(retarget({ kind: 'quantity', item, qty: 2 }, cart)).toBeUndefined()
})

it('puts a gift back as a gift, so that none is bought', () => {
  expect(newItemOf({ ...giftCard('a', 2500), bonus: true })).toMatchObject({ bonus: true })
  expect(newItemOf(giftCard('a', 2500))).not.toHaveProperty('bonus')
})
