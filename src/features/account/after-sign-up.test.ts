import { expect, it } from 'vitest'
import { createClient } from '#src/client/client.ts'
import { sites } from '#src/contract/sites.ts'
import { afterSignUp } from './after-sign-up.ts'

/** Where a new customer is led, and what was called before, in order. */
const led = async ({ query = '', newsletter = false, isPart = false }) => {
  const called: string[] = []
  const { call } = createClient({
    baseUrl: 'https://shop.example',
    locale: 'en-us',
    region: 'NORA',
    newId: () => 'id',
    fetch: async (url, { method, body }) => {
      const sent = typeof body === 'string' ? ` ${body}` : ''
      called.push(`${method} ${new URL(url).pathname}${sent}`)
      return Response.json({})
    },
  })
  const locals = { call, site: sites[0], isPart }
  return { path: await afterSignUp(locals, newsletter, new URLSearchParams(query)), called }
}

it('gets the token of a customer who was referred, and then the profile', async () => {
  const { called } = await led({ query: 'referral_code=ABCD1234' })
  expect(called).toEqual([
    'POST /consumers-v3/consumer/loyalty/token {"referralCode":"ABCD1234"}',
    'GET /consumers-v3/consumer',
  ])
})

it.each(['', 'referral_code=', 'referral_code=<b>'])('gets no token for %j', async (query) => {
  expect((await led({ query })).called).toEqual(['GET /consumers-v3/consumer'])
})

it.each([
  ['/en-us/account?welcome', {}],
  ['/en-us/enrollment/welcome', { isPart: true }],
  ['/en-us/favorites', { query: 'next=/en-us/favorites' }],
  ['/en-us/account?welcome', { query: 'next=https://evil.example' }],
  ['/en-us/enrollment/interests?welcome=yes&next=%2Fen-us%2Faccount%3Fwelcome', { newsletter: true }],
  ['/en-us/account?welcome', { newsletter: true, query: 'interests=skip' }],
])('leads to %s: %j', async (path, given) => {
  expect((await led(given)).path).toBe(path)
})
