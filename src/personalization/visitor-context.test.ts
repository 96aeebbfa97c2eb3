import { expect, it, vi } from 'vitest'
import { siteOf, sites } from '#src/contract/sites.ts'
import type { DecisionEngine } from '#src/contract/personalization/decision.ts'
import { visitorWith } from '#tests/fixtures/visitor.ts'

const german = siteOf('de-de') ?? sites[0]
const known = 'welt_visitor_id=visitor-1234'
const agreed = 'OptanonConsent=groups=C0001%3A1%2CC0004%3A1'
const engineOf = () => {
  const decide = vi.fn<DecisionEngine['decide']>(
    async (ids) => new Map(ids.map((id) => [id, { state: 'decided', variantId: 'b' }])),
  )
  return { decide }
}

it.each([
  ['a known visitor', { cookies: known }, 'decided'],
  ['one without an id', {}, 'unknown'],
  ['one with an id that is none', { cookies: 'welt_visitor_id=a<b' }, 'unknown'],
  ['one in EMEA who has not agreed', { site: german, cookies: known }, 'refused'],
  ['one in EMEA who has', { site: german, cookies: `${known}; ${agreed}` }, 'decided'],
  ['one with Global Privacy Control', { cookies: `${known}; ${agreed}`, gpc: true }, 'refused'],
  ['one outside EMEA who refused', { cookies: `${known}; OptanonConsent=groups=C0004%3A0` }, 'refused'],
  ['an editor in preview', { site: german, cookies: known, preview: true }, 'decided'],
])('decides for %s', async (_, parts, state) => {
  const decisions = await visitorWith({ engine: engineOf(), ...parts }).decide(['e'])
  expect(decisions.get('e')?.state).toBe(state)
})

it('asks the engine once for each experience', async () => {
  const engine = engineOf()
  const { decide } = visitorWith({ engine, cookies: known })
  await Promise.all([decide(['a', 'b']), decide(['b', 'c'])])
  await decide(['a'])
  expect(engine.decide.mock.calls.map(([ids]) => ids)).toEqual([['a', 'b'], ['c']])
})

it('waits for an engine once a request, however many rounds it takes', async () => {
  vi.useFakeTimers()
  const waits: (number | undefined)[] = []
  const late: DecisionEngine = {
    decide: async (ids, _, withinMs = 0) => {
      waits.push(withinMs)
      vi.advanceTimersByTime(Math.min(100, withinMs))
      return new Map(ids.map((id) => [id, { state: 'failed' }]))
    },
  }
  const { decide } = visitorWith({ engine: late, cookies: known })
  await decide(['outer'])
  await decide(['inner'])
  expect((await decide(['innermost'])).get('innermost')).toEqual({ state: 'failed' })
  expect(waits).toEqual([150, 50])
  vi.useRealTimers()
})

it.each([
  ['a newcomer', {}, ['welt_visitor_id=visitor-1; Path=/; Max-Age=34128000; SameSite=Lax; HttpOnly']],
  ['nobody twice', { cookies: known }, []],
  ['nobody who has not agreed', { site: german }, []],
  ['nobody with Global Privacy Control', { gpc: true }, []],
])('gives an id to %s', (_, parts, set) => {
  const cookies: string[] = []
  visitorWith({ ...parts, setCookie: (cookie) => cookies.push(cookie) }).identify()
  expect(cookies).toEqual(set)
})

it('honours a test context only where it may be used', () => {
  const search = new URLSearchParams({ p13n_testcontext: '{"variants":["loggedin"]}' })
  expect(visitorWith({ search }).test).toBeUndefined()
  expect(visitorWith({ search, honoursTest: true }).test?.variants).toEqual(['loggedin'])
})
