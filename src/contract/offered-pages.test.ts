import { expect, it, vi } from 'vitest'
import { isOffered } from './offered-pages.ts'

const { settings } = vi.hoisted(() => ({ settings: { hasFavorites: true, hasBackInStock: true } }))

vi.mock('#src/base/settings.ts', () => ({ settings }))

it.each([
  ['en-us', '/en-us/cart', true],
  ['xx-yy', '/xx-yy/cart', false],
  [undefined, '/robots.txt', true],
] as const)('knows for %s whether %s is a page of the shop', (locale, path, is) => {
  expect(isOffered(locale, path)).toBe(is)
})

it.each([true, false])('has pages of favorites where favorites are on: %s', (hasFavorites) => {
  settings.hasFavorites = hasFavorites
  for (const path of ['/en-us/favorites', '/en-us/favorites/add', '/en-us/favorites/a-list'])
    expect(isOffered('en-us', path)).toBe(hasFavorites)
  expect(isOffered('en-us', '/en-us/favorites-of-the-year')).toBe(true)
})

it.each([true, false])('has pages of what is back in stock where that is told: %s', (hasBackInStock) => {
  settings.hasBackInStock = hasBackInStock
  for (const path of ['/en-us/back-in-stock/FELLBOOT1', '/en-us/back-in-stock/confirm'])
    expect(isOffered('en-us', path)).toBe(hasBackInStock)
})
