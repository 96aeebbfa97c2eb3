import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLocalHashing } from '#src/backend/personalization/local-hashing.ts'
import { createRemoteEngine } from '#src/backend/personalization/remote-engine.ts'
import {
  decisionDeadlineMs,
  type DecisionEngine,
  type DecisionSubject,
} from '#src/contract/personalization/decision.ts'
import { visitorSchema } from '#src/contract/personalization/visitor.ts'
import { openShop, type Shop } from '#tests/conformance/backend/shop.ts'
import { experiments } from '#tests/fixtures/experiments.ts'

const subject = (visitorId: string, changes: Partial<DecisionSubject> = {}): DecisionSubject => ({
  visitorId,
  locale: 'en-us',
  visitor: visitorSchema.parse({}),
  ...changes,
})

const remote = (fetch: (url: string, init: RequestInit) => Promise<Response>) => {
  const logged: object[] = []
  const note = (entry: object) => logged.push(entry)
  const log = { info: note, warn: note, error: note }
  const origin = 'http://engine.test'
  return { engine: createRemoteEngine({ origin, brand: 'marlow', fetch, newId: () => 'id', log }), logged }
}

let shop: Shop
const engines: Record<string, () => DecisionEngine> = {
  'hashing here': () => createLocalHashing(experiments),
  'a remote engine': () => remote((url, init) => shop.backend.fetch(new Request(url, init))).engine,
}

beforeAll(async () => {
  shop = await openShop({ memory: true })
})
afterAll(() => shop.close())

describe.each(Object.keys(engines))('%s', (name) => {
  const decide = async (id: string, whom: DecisionSubject) =>
    (await engines[name]?.().decide([id], whom))?.get(id)

  it('decides what everyone gets', async () => {
    expect(await decide('sure', subject('a'))).toEqual({ state: 'decided', variantId: 'b' })
  })

  it.each(['off', 'unheard-of'])('leaves everyone out of an experiment that is %s', async (id) => {
    expect(await decide(id, subject('a'))).toEqual({ state: 'excluded' })
  })

  it('decides the same visitor the same way, and visitors about evenly', async () => {
    let inVariant = 0
    for (let number = 0; number < 200; number += 1) {
      const first = await decide('even', subject(`visitor-${number}`))
      if (number < 20) expect(await decide('even', subject(`visitor-${number}`))).toEqual(first)
      expect(first?.state).toBe('decided')
      if (first?.variantId === 'b') inVariant += 1
    }
    expect(inVariant).toBeGreaterThan(75)
    expect(inVariant).toBeLessThan(125)
  })

  it('answers every experience that is asked', async () => {
    const decisions = await engines[name]?.().decide(['even', 'off', 'sure'], subject('a'))
    expect([...(decisions?.keys() ?? [])].toSorted()).toEqual(['even', 'off', 'sure'])
  })
})

it('targets by what is known of the visitor, where the decision is made here', async () => {
  const engine = createLocalHashing(experiments)
  const filled = visitorSchema.parse({ cartId: 'c', units: 1 })
  const of = async (whom: DecisionSubject) => (await engine.decide(['targeted'], whom)).get('targeted')?.state
  expect(await of(subject('a', { locale: 'de-de', visitor: filled }))).toBe('decided')
  expect(await of(subject('a', { locale: 'de-de' }))).toBe('excluded')
  expect(await of(subject('a', { visitor: filled }))).toBe('excluded')
})

it('tells the engine the visitor, the channel and the visitor’s segments', async () => {
  const sent: unknown[] = []
  const { engine } = remote(async (url, init) => {
    sent.push(url, JSON.parse(String(init.body)))
    return Response.json({ actions: [] })
  })
  await engine.decide(
    ['even'],
    subject('v1', { visitor: visitorSchema.parse({ loggedIn: true, ipa: true }) }),
  )
  expect(sent).toEqual([
    expect.stringContaining('http://engine.test/api/engine/v1/decide/marlow'),
    {
      customerId: 'v1',
      monetateId: 'v1',
      channel: 'ECOMM',
      events: [
        { eventType: 'context:segments', segments: ['Ipa', 'WranxOrIpa'] },
        { eventType: 'decision:request', experienceIds: ['even'] },
      ],
    },
  ])
})

const slow = (_: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_response, fail) => {
    signal?.addEventListener('abort', () => fail(new DOMException('late', 'TimeoutError')))
  })

it.each<[string, (url: string, init: RequestInit) => Promise<Response>]>([
  ['is late', slow],
  ['is down', () => Promise.reject(new Error('no route'))],
  [
    'refuses',
    async () => Response.json({ errorDetails: [{ errorId: 'GEN500', message: '' }] }, { status: 500 }),
  ],
  ['answers something else', async () => Response.json({ actions: 'none' })],
  ['answers no JSON', async () => new Response('<html>')],
])('shows the baselines, flagged, where an engine %s', async (_, fetch) => {
  const { engine, logged } = remote(fetch)
  const began = performance.now()
  const decisions = await engine.decide(['even', 'sure'], subject('a'))
  expect(performance.now() - began).toBeLessThan(decisionDeadlineMs + 200)
  expect([...decisions.values()]).toEqual([{ state: 'failed' }, { state: 'failed' }])
  expect(logged).toHaveLength(1)
})
