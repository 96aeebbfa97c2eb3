import { expect, it } from 'vitest'
import { sellerLines } from './seller-lines.ts'

const seller = [
  'Marlow SARL',
  '44000 Nantes',
  'RCS Nantes 123 456 789',
  'FR: TVA FR00 123456789',
  'DE:USt-IdNr. DE123',
]

it.each([
  ['FR', 'TVA FR00 123456789'],
  ['DE', 'USt-IdNr. DE123'],
])('says in %s the tax number of that country', (country, number) => {
  expect(sellerLines(seller, country)).toEqual([...seller.slice(0, 3), number])
})

it('says elsewhere what is for all', () => {
  expect(sellerLines(seller, 'US')).toEqual(seller.slice(0, 3))
})
