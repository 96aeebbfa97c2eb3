import { expect, it } from 'vitest'
import { allowsCategory } from '#src/rules/consent/consent-state.ts'
import { canBeShared, cookiesOfHeaders, factHeaders } from './fact-headers.ts'
import { segmentIds } from '#src/contract/personalization/segments.ts'
import { readVisitorCookie } from './visitor-cookie.ts'

it('names the headers that a page varies on, each once', () => {
  expect(factHeaders(['cart-not-empty', 'cart-empty', 'loyalty-loggedin'])).toEqual([
    ...['X-Welt-Cart', 'X-Welt-Logged-In', 'X-Welt-Loyalty'],
  ])
  expect(factHeaders(['ipa-wranx-loggedin', 'experience/split'])).toEqual([
    ...['X-Welt-Experiments', 'X-Welt-Ipa', 'X-Welt-Logged-In', 'X-Welt-Wranx'],
  ])
  expect(factHeaders([])).toEqual([])
})

it.each(segmentIds)('knows a header for %s', (segment) => {
  expect(factHeaders([segment])).not.toEqual([])
})

const headersOf = (headers: Record<string, string>) => (name: string) => headers[name]

it('takes a visitor from the headers, whatever their cookies say', () => {
  const sent =
    'welt_visitor=%7B%22loggedIn%22%3Atrue%7D; OptanonConsent=groups%3DC0004%3A1; welt_visitor_id=visitor-1'
  const nobody = cookiesOfHeaders(headersOf({ 'X-Welt-Experiments': 'none' }), sent)
  expect(readVisitorCookie(nobody)).toMatchObject({ units: 0, loggedIn: false })
  expect(nobody).not.toMatch(/Optanon|visitor_id/)
  const somebody = { 'X-Welt-Cart': '1', 'X-Welt-Loyalty': '1', 'X-Welt-Experiments': 'consented-known' }
  const known = cookiesOfHeaders(headersOf(somebody), sent)
  expect(readVisitorCookie(known)).toMatchObject({ units: 1, loyalty: true, loggedIn: false })
  expect(allowsCategory('C0004', { region: 'EMEA', cookies: known })).toBe(true)
  expect(known).toContain('welt_visitor_id=visitor-1')
  const refusing = cookiesOfHeaders(headersOf({ 'X-Welt-Experiments': 'refused-known' }), sent)
  expect(allowsCategory('C0004', { region: 'NORA', cookies: refusing })).toBe(false)
})

it('shares what segments select, and what experiments show to those they cannot decide for', () => {
  const facts = new Map([['experience/split', 'unknown']])
  expect(canBeShared(facts, headersOf({ 'X-Welt-Experiments': 'consented' }))).toBe(true)
  expect(canBeShared(facts, headersOf({ 'X-Welt-Experiments': 'none-known' }))).toBe(false)
  expect(
    canBeShared(new Map([['cart-empty', 'true']]), headersOf({ 'X-Welt-Experiments': 'none-known' })),
  ).toBe(true)
})
