import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

it('needs nothing set', () => {
  expect(readEnvironment({})).toMatchObject({ PORT: 4321, HOST: '0.0.0.0' })
})

it('takes an empty variable for a missing one', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' }).PORT).toBe(4321)
})

it('names every wrong variable in one message', () => {
  expect(() =>
    readEnvironment({ PORT: 'http', COMMERCE_ORIGIN: 'shop', DATABASE_URL: 'mysql://x/y' }),
  ).toThrow(/PORT: [\s\S]*DATABASE_URL: [\s\S]*COMMERCE_ORIGIN: /)
})

it('keeps only the origin of an address', () => {
  expect(readEnvironment({ PUBLIC_URL: 'https://shop.example/' }).PUBLIC_URL).toBe('https://shop.example')
})
