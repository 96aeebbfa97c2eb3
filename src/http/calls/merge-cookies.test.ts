import { expect, it } from 'vitest'
import { cookieOf } from '#src/backend/api/cookie-headers.ts'
import { mergeCookies } from './merge-cookies.ts'

const first = 'welt_session=one; a=b%20c; welt_session=two'

it.each([
  ['the first of two', first, [], 'one'],
  ['what a response set', first, ['welt_session=three; Path=/; HttpOnly'], 'three'],
  ['what the last response set', '', ['welt_session=three', 'welt_session=four'], 'four'],
  ['the one of that very name', 'welt_session =other; welt_session=one', [], 'one'],
  ['none', 'a=b', [], undefined],
])('carries %s', (_, sent, set, session) => {
  expect(cookieOf(mergeCookies(sent, set), 'welt_session')).toBe(session)
})

it('reads a session as the API does', () => {
  expect(cookieOf(mergeCookies(first, []), 'welt_session')).toBe(cookieOf(first, 'welt_session'))
})

it('passes values as they are, without pairs that have no name', () => {
  const sent = 'a=b%20c; =x; y; d="e=f"'
  expect(mergeCookies(sent, []).split('; ').toSorted()).toEqual(['a=b%20c', 'd="e=f"'])
})
