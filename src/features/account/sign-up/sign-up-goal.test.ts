import { expect, it } from 'vitest'
import { createClient } from '#src/client/client.ts'
import { sites } from '#src/contract/sites.ts'
import type { AuthRequest } from '#src/features/account/sign-in/auth-step.ts'
import { signUp } from '#src/stores/auth/sign-up.ts'
import { signUpUse } from './sign-up-step.ts'

const signedIn = { consumerType: 'REGISTERED', isEmployeeDiscountTCAccepted: false, code: 'c' }

/** Where a new customer is led, and what was called once they were signed in, in order. */
const led = async ({
  query = '',
  newsletter = false,
  place = 'page',
}: {
  query?: string
  newsletter?: boolean
  place?: AuthRequest['place']
}) => {
  const called: string[] = []
  const { call } = createClient({
    baseUrl: 'https://shop.example',
    locale: 'en-us',
    region: 'NORA',
    newId: () => 'id',
    fetch: async (url, { method, body }) => {
      const sent = typeof body === 'string' ? ` ${body}` : ''
      called.push(`${method} ${new URL(url).pathname}${sent}`)
      return Response.json(signedIn)
    },
  })
  const url = new URL(`https://shop.example/en-us/sign-up?${query}`)
  const use = signUpUse({ locals: { site: sites[0] }, url, place })
  const values = { email: 'anna@example.com', ...(newsletter ? { newsletter: 'yes' } : {}) }
  const done = await signUp({ call, cookies: () => '' }, values, use)
  const isAfter = (entry: string): boolean => !/\/auth\//.test(entry)
  return { path: done.ok ? done.value : done.error.errorId, called: called.filter(isAfter) }
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
  ['/en-us/enrollment/welcome', { place: 'dialog' }],
  ['/en-us/favorites', { query: 'next=/en-us/favorites' }],
  ['/en-us/account?welcome', { query: 'next=https://evil.example' }],
  ['/en-us/enrollment/interests?welcome=yes&next=%2Fen-us%2Faccount%3Fwelcome', { newsletter: true }],
  ['/en-us/account?welcome', { newsletter: true, query: 'interests=skip' }],
] as const)('leads to %s: %j', async (path, given) => {
  expect((await led(given)).path).toBe(path)
})
