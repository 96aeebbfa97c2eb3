import { expect, it } from 'vitest'
import { readFavoriteStore, writeFavoriteStore } from './favorite-store.ts'

it.each([
  ['welt_store=us-portland', 'us-portland'],
  ['a=b; welt_store=de-berlin; c=d', 'de-berlin'],
  ['welt_store=', undefined],
  ['welt_store=<b>', undefined],
  ['not_welt_store=us-portland', undefined],
])('reads the store of %s', (cookies, storeId) => {
  expect(readFavoriteStore(cookies)).toBe(storeId)
})

it('reads what it wrote', () => {
  const [pair = ''] = writeFavoriteStore('us-portland', false).split(';')
  expect(readFavoriteStore(pair)).toBe('us-portland')
})

it.each([true, false])('keeps a store to https where the shop has it: %s', (secure) => {
  expect(writeFavoriteStore('us-portland', secure).includes('; Secure')).toBe(secure)
})
