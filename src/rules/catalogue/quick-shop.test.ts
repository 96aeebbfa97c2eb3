import { expect, it } from 'vitest'
import { soldShoe } from '#tests/fixtures/sold-product.ts'
import { awaitedVariants, isOrderedAtOnce, quickShopButton } from './quick-shop.ts'

const usual = { presale: false, productType: 'standard' as const, variants: [] }
const choice = { color: 'MOSS' }
const awaited = soldShoe.variants.map((one) => ({ ...one, notifyMe: one.upc === 'MOSS-10' }))

it.each([
  ['add', 'add'],
  ['update-cart-item', 'update'],
  ['update-saved-item', 'update'],
] as const)('ends, opened for %s, with the button %s, whether or not all is chosen', (purpose, button) => {
  expect(quickShopButton(usual, choice, 'add', purpose, false)).toBe(button)
  expect(quickShopButton(usual, choice, 'choose', purpose, false)).toBe(button)
})

it('has a guest sign in for a presale, whatever it is open for, and says first that something is sold out', () => {
  const presale = { presale: true, variants: [] }
  expect(quickShopButton(presale, choice, 'choose', 'add', false)).toBe('signIn')
  expect(quickShopButton(presale, choice, 'add', 'update-cart-item', false)).toBe('signIn')
  expect(quickShopButton(presale, choice, 'add', 'add', true)).toBe('add')
  expect(quickShopButton(presale, choice, 'soldOut', 'add', false)).toBe('soldOut')
  expect(quickShopButton(usual, choice, 'soldOut', 'update-saved-item', true)).toBe('soldOut')
})

it('offers to tell when it is back what is sold out of a choice and may come back', () => {
  const soldOut = { presale: true, variants: awaited }
  expect(quickShopButton(soldOut, choice, 'soldOut', 'add', false)).toBe('notifyMe')
  expect(quickShopButton(soldOut, { ...choice, size: '10' }, 'soldOut', 'add', false)).toBe('notifyMe')
  expect(quickShopButton(soldOut, { color: 'CLAY' }, 'soldOut', 'add', false)).toBe('soldOut')
  expect(quickShopButton({ ...soldOut, presale: false }, choice, 'choose', 'add', false)).toBe('add')
  expect(awaitedVariants({ variants: awaited, choice: {} }).map(({ upc }) => upc)).toEqual(['MOSS-10'])
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
