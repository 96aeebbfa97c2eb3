import { expect, it } from 'vitest'
import { giftFaults } from './gift-faults.ts'

const words = { to: 'Zoë', email: 'zoe@example.com', message: 'For you' }

it.each([
  [{}, {}],
  [{ to: ' ' }, { to: 'missing' }],
  [{ message: '' }, { message: 'missing' }],
  [{ email: '' }, { email: 'missing' }],
  [{ email: 'zoe@example' }, { email: 'wrong' }],
  [{ email: ' zoe@example.co.uk ' }, {}],
])('of words changed by %j finds %j', (change, faults) => {
  expect(giftFaults({ ...words, ...change })).toEqual(faults)
})
