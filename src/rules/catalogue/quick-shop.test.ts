import { expect, it } from 'vitest'
import { isOrderedAtOnce, quickShopButton } from './quick-shop.ts'

const usual = { presale: false, productType: 'standard' } as const

it.each([
  ['add', 'add'],
  ['update-cart-item', 'update'],
  ['update-saved-item', 'update'],
] as const)('ends, opened for %s, with the button %s, whether or not all is chosen', (purpose, button) => {
  expect(quickShopButton(usual, 'add', purpose, false)).toBe(button)
  expect(quickShopButton(usual, 'choose', purpose, false)).toBe(button)
})

it('has a guest sign in for a presale, whatever it is open for, and says first that something is sold out', () => {
  const presale = { presale: true }
  expect(quickShopButton(presale, 'choose', 'add', false)).toBe('signIn')
  expect(quickShopButton(presale, 'add', 'update-cart-item', false)).toBe('signIn')
  expect(quickShopButton(presale, 'add', 'add', true)).toBe('add')
  expect(quickShopButton(presale, 'soldOut', 'add', false)).toBe('soldOut')
  expect(quickShopButton(usual, 'soldOut', 'update-saved-item', true)).toBe('soldOut')
})

it.each([
  [{}, false, true],
  [{ presale: true }, false, false],
  [{ presale: true }, true, true],
  [{ eyebrow: { id: 'COMINGSOON', label: 'Coming soon' } }, true, false],
  [{ eyebrow: { id: 'NEW', label: 'New' } }, false, true],
  [{ productType: 'digital' as const }, false, false],
  [{ customAmount: { min: 2500, max: 50_000 } }, false, false],
])('lets wallets order %o at once, signed in %s: %s', (more, isLoggedIn, isOrdered) => {
  expect(isOrderedAtOnce({ ...usual, ...more }, isLoggedIn)).toBe(isOrdered)
})
