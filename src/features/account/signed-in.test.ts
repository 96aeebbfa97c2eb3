import { expect, it } from 'vitest'
import { createClient } from '#src/client/client.ts'
import { isGuest, isSignedIn } from './signed-in.ts'

const expiresAt = '2026-06-01T12:00:00.000Z'
const failed = (errorId: string) => ({ errorDetails: [{ errorId, message: '' }] })

/** What is known of a visitor by what the shop says to their token. */
const seen = async (status: number, body: object) => {
  const { call } = createClient({
    baseUrl: 'https://shop.example',
    locale: 'en-us',
    region: 'NORA',
    newId: () => 'id',
    fetch: async () => Response.json(body, { status }),
  })
  return { isGuest: await isGuest({ call }), isSignedIn: await isSignedIn({ call }) }
}

it.each([
  ['a customer', 200, { consumerType: 'CONSUMER', expiresAt }, { isGuest: false, isSignedIn: true }],
  ['a guest', 200, { consumerType: 'GUEST', expiresAt }, { isGuest: true, isSignedIn: false }],
  ['a guest, by a refused session', 401, failed('AUT404'), { isGuest: true, isSignedIn: false }],
  ['neither, under load', 429, failed('GEN429'), { isGuest: false, isSignedIn: false }],
  ['neither, by a fault', 500, failed('GEN500'), { isGuest: false, isSignedIn: false }],
])('takes for %s who is one', async (_, status, body, known) => {
  expect(await seen(status, body)).toEqual(known)
})
