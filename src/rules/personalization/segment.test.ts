import { describe, expect, it } from 'vitest'
import type { Visitor } from '#src/contract/personalization/visitor.ts'
import { segmentIds } from '#src/contract/personalization/segments.ts'
import { segmentHolds, userSegments } from './segment.ts'
import { readVisitorCookie } from './visitor-cookie.ts'

const guest = readVisitorCookie('')
const shopper = { ...guest, loggedIn: true }
const ordinary = [
  ...['loggedin', 'non-loyalty-loggedin', 'non-employee-loggedin', 'cart-empty', 'non-ipa-wranx-loggedin'],
  ...['non-wranx-loggedin', 'non-ipa-loggedin', 'non-athletes-loggedin'],
]
/** The ordinary shopper's segments, some replaced. */
const but = (changes: Record<string, string>): string[] => ordinary.map((id) => changes[id] ?? id)

describe('segments', () => {
  it('are the sixteen of the specification', () => expect(segmentIds).toHaveLength(16))

  it.each<[string, Visitor, string[]]>([
    ['a guest', guest, ['loggedout', 'cart-empty']],
    ['a guest with a cart', { ...guest, units: 2 }, ['loggedout', 'cart-not-empty']],
    ['flags of someone logged out', { ...guest, loyalty: true, ipa: true }, ['loggedout', 'cart-empty']],
    ['a shopper', shopper, ordinary],
    ['a shopper with a cart', { ...shopper, units: 1 }, but({ 'cart-empty': 'cart-not-empty' })],
    ['a member', { ...shopper, loyalty: true }, but({ 'non-loyalty-loggedin': 'loyalty-loggedin' })],
    ['an employee', { ...shopper, employee: true }, but({ 'non-employee-loggedin': 'employee-loggedin' })],
    ['an athlete', { ...shopper, athlete: true }, but({ 'non-athletes-loggedin': 'athletes-loggedin' })],
    [
      'WRANX',
      { ...shopper, wranx: true },
      but({ 'non-wranx-loggedin': 'wranx-loggedin', 'non-ipa-wranx-loggedin': 'ipa-wranx-loggedin' }),
    ],
    [
      'IPA',
      { ...shopper, ipa: true },
      but({ 'non-ipa-loggedin': 'ipa-loggedin', 'non-ipa-wranx-loggedin': 'ipa-wranx-loggedin' }),
    ],
  ])('of %s', (_, visitor, held) => {
    expect(segmentIds.filter((id) => segmentHolds(id, visitor)).toSorted()).toEqual(held.toSorted())
  })
})

it.each<[string, Visitor, string[]]>([
  ['a guest', { ...guest, loyalty: true }, []],
  ['a member', { ...shopper, loyalty: true }, ['Loyalty']],
  ['IPA and athlete', { ...shopper, ipa: true, athlete: true }, ['Ipa', 'WranxOrIpa', 'Athlete']],
])('tells personalisation services of %s', (_, visitor, names) => {
  expect(userSegments(visitor)).toEqual(names)
})
