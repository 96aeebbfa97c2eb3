import { expect, it } from 'vitest'
import { failureReason } from './failure-reason.ts'

const withCode = (message: string, code: string): Error => Object.assign(new Error(message), { code })

it.each([
  [new Error('The printer is on fire.'), 'Error: The printer is on fire.'],
  [new TypeError('x is no function\n    at secret.ts:5'), 'TypeError: x is no function'],
  [withCode('connect ECONNREFUSED', 'ECONNREFUSED'), 'Error: ECONNREFUSED: connect ECONNREFUSED'],
  [
    new Error('Failed query: insert into customer params: Zoë, zoe@example.com', {
      cause: withCode('invalid input syntax for type uuid: "Zoë Müller"', '22P02'),
    }),
    'Error: 22P02: invalid input syntax for type uuid: …',
  ],
  [new Error('550 no mailbox <zoe@example.com>'), 'Error: 550 no mailbox …'],
  [new Error("Key (email)=(zoe) of 'zoe'"), 'Error: Key … of …'],
  [new Error('at https://user:key@host/path?token=1 now'), 'Error: at … now'],
  [new Error('card 4111 1111 1111 1111, call +1 503-555-0100'), 'Error: card …, call +…'],
  [new Error('token eyJhbGciOiJIUzI1NiIsInR5cCI6 refused'), 'Error: token … refused'],
  ['thrown text of zoe@example.com', 'Error'],
  [new Error('a '.repeat(500)), `Error: ${'a '.repeat(500)}`.slice(0, 200)],
])('tells why without what is personal or secret: %#', (error, reason) => {
  expect(failureReason(error)).toBe(reason)
})
