import { expect, it } from 'vitest'
import { emailPattern } from './email-pattern.ts'

const isEmail = (text: string): boolean => new RegExp(`^${emailPattern}$`).test(text)

it.each([
  'ada@example.com',
  'a.d.a+shop@mail.example.co.uk',
  "o'neil_1@xn--mnchen-3ya.example",
  `${'a'.repeat(64)}@example.com`,
])('takes %s', (email) => {
  expect(isEmail(email)).toBe(true)
})

it.each([
  'ada@localhost',
  '.ada@example.com',
  'ada.@example.com',
  'a..da@example.com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@.example.com',
  'ada@example..com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a'.repeat(64)}.com`,
  'ada lovelace@example.com',
  'ada@lovelace@example.com',
])('refuses %s', (email) => {
  expect(isEmail(email)).toBe(false)
})
