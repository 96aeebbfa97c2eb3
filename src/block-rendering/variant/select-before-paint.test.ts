import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { segmentIds } from '#src/contract/personalization/segments.ts'
import { segmentConditions, segmentHolds } from '#src/rules/personalization/segment.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { selectBeforePaint } from './select-before-paint.ts'

const cookieOf = (facts: object): string =>
  `a=1; welt_visitor=${encodeURIComponent(JSON.stringify(facts))}; b=2`
const test = (variants: unknown): string =>
  `?p13n_testcontext=${encodeURIComponent(JSON.stringify({ variants }))}`
const cart = { 'cart-not-empty': segmentConditions['cart-not-empty'], loggedin: segmentConditions.loggedin }
const variants = { b: {}, c: {} }

it.each<[string, Parameters<typeof selectBeforePaint>, string, boolean]>([
  ['the baselines without a cookie', [cart, undefined, { cookies: '', query: '' }], 'baselines', false],
  ['a segment', [cart, undefined, { cookies: cookieOf({ units: 2 }), query: '' }], 'cart-not-empty', false],
  [
    'the baselines for a broken cookie',
    [cart, undefined, { cookies: 'welt_visitor=%E0%A4%A', query: '' }],
    'baselines',
    false,
  ],
  ['what is tested', [cart, undefined, { cookies: '', query: test(['loggedin']) }], 'loggedin', true],
  ['the baselines of an experience', [variants, 'story', { cookies: '', query: '' }], 'baselines', false],
  ['a tested variant', [variants, 'story', { cookies: '', query: test(['c']) }], 'c', true],
  [
    'a variant tested by name',
    [variants, 'story', { cookies: '', query: test({ story: 'b', other: 'c' }) }],
    'b',
    true,
  ],
  [
    'nothing of a broken test',
    [variants, 'story', { cookies: '', query: '?p13n_testcontext=%7B' }],
    'baselines',
    false,
  ],
])('shows %s', (_, facts, selected, isTest) => {
  expect(selectBeforePaint(...facts)).toEqual({ selected, isTest })
})

it('agrees with the rules of the server', () => {
  for (const facts of [
    {},
    { units: 1 },
    { loggedIn: true, ipa: true },
    { loggedIn: true, loyalty: true, units: 3 },
  ]) {
    const cookies = cookieOf(facts)
    for (const id of segmentIds) {
      const { selected } = selectBeforePaint({ [id]: segmentConditions[id] }, undefined, {
        cookies,
        query: '',
      })
      expect(selected === id).toBe(segmentHolds(id, readVisitorCookie(cookies)))
    }
  }
})

it('stands by itself, as text', () => {
  const text = `(${selectBeforePaint.toString()})({ a: {} }, undefined, { cookies: '', query: '' })`
  expect(runInNewContext(text, { URLSearchParams })).toEqual({ selected: 'a', isTest: false })
})
