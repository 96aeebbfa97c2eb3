import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withAddress } from './main-address.ts'

const home = { addressId: 'S1', main: true }
const work = { addressId: 'S2', main: false }
const office = { addressId: 'B1', main: true }

it('marks one as main, which no other of its type is then', () => {
  expect(withAddress([home, work, office], { ...work, main: true })).toEqual([
    { ...home, main: false },
    { ...work, main: true },
    office,
  ])
})

it('adds what is not there', () => {
  expect(withAddress([home], office)).toEqual([home, office])
})

it('never has two of a type that are main', () => {
  const address = fc.record({ addressId: fc.constantFrom('S1', 'S2', 'S3', 'B1', 'B2'), main: fc.boolean() })
  fc.assert(
    fc.property(fc.array(address, { maxLength: 20 }), (changes) => {
      const book = changes.reduce<{ addressId: string; main: boolean }[]>(withAddress, [])
      for (const type of ['S', 'B']) {
        const mains = book.filter(({ addressId, main }) => main && addressId.startsWith(type))
        expect(mains.length).toBeLessThanOrEqual(1)
      }
      expect(new Set(book.map(({ addressId }) => addressId)).size).toBe(book.length)
    }),
  )
})
