import { expect, it } from 'vitest'
import { messages } from '#src/messages/messages.ts'
import { faultText } from './fault-text.ts'
import { email, firstFault, lengthBetween, matches, name, sameAs } from './field-checks.ts'
import type { FieldCheck, FieldFault } from './field-fault.ts'
import { password, passwordRulesMet } from './password.ts'

const english = (fault: FieldFault | undefined): string | undefined =>
  fault && faultText(fault, messages.en.validation, 'en')
const told = (check: FieldCheck, text: string) => english(firstFault(text, true, [check]))

it.each<[text: string, check: FieldCheck, message: string | undefined]>([
  ['  ', name, 'This field is required'],
  ['ada@localhost', email, 'Email is not valid. One looks like name@example.com'],
  ['ada lovelace@example.com', email, 'Email is not valid. One looks like name@example.com'],
  ['ada@example.co.uk', email, undefined],
  ['Zoë d’Arc-O`Neil, Jr.', name, undefined],
  ['R2-D2', name, undefined],
  ['ada@example.com', name, 'Name is not valid. It has no “@”.'],
  ['<b>', name, 'Name is not valid. It has no “<”.'],
  ['a', lengthBetween(2, 30), 'Value must contain at least 2 characters'],
  ['x'.repeat(31), lengthBetween(2, 30), 'Value must not be longer than 30 characters'],
  ['1234', lengthBetween(5, 5), 'Value must contain exactly 5 characters'],
  ['👟👟', lengthBetween(2, 2), undefined],
  ['12a', matches('\\d+'), 'Value should match \\d+'],
  ['ABC', matches('[a-z]+', 'i'), undefined],
  ['b', sameAs('a', 'Password'), 'Value must be the same as Password'],
  ['Passw0r', password, 'Password must contain at least 8 characters'],
  ['Password', password, 'Password must contain at least one number'],
  ['passw0rd', password, 'Password must contain at least one upper-case and one lower-case character'],
  ['pass', password, 'Password does not meet requirements.'],
  ['Passw0rd', password, undefined],
  ['Pa5s '.repeat(50), password, undefined],
])('%j: %#', (text, check, message) => {
  expect(told(check, text)).toBe(message)
})

it('lets what may be missing be missing, and checks it where it is not', () => {
  expect(firstFault(' ', false, [name])).toBeUndefined()
  expect(firstFault('@', false, [name])).toEqual({ fault: 'nameSign', sign: '@' })
})

it('tells each rule of a password while it is typed', () => {
  expect(passwordRulesMet('Pass')).toEqual({
    passwordLength: false,
    passwordDigit: false,
    passwordLetters: true,
  })
})
