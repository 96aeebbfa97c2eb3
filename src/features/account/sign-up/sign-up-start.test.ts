import { expect, it } from 'vitest'
import { createClient } from '#src/client/client.ts'
import { signUpStart } from './sign-up-start.ts'

const consumerId = '0b2f7e9c-0f3a-4a67-9a32-3a4f2d8b8d10'
const noted = {
  consumerId,
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Berg',
  postalCode: '97205',
}

/** What a form begins with at an address, where an associate noted one customer; and what was called for it. */
const startOf = async (query: string) => {
  const called: string[] = []
  const { call } = createClient({
    baseUrl: 'https://shop.example',
    locale: 'en-us',
    region: 'NORA',
    newId: () => 'id',
    fetch: async (url, { body }) => {
      called.push(new URL(url).pathname)
      const isNoted =
        typeof body === 'string' && body.includes(consumerId) && body.includes('anna@example.com')
      return Response.json(isNoted ? noted : { errorDetails: [{ errorId: 'CCN404', message: '' }] }, {
        status: isNoted || url.includes('/token/') ? 200 : 404,
      })
    },
  })
  return { values: await signUpStart({ call }, new URLSearchParams(query)), called }
}

it('fills in what an associate noted of a customer', async () => {
  const { values } = await startOf(`consumerId=${consumerId}&email=anna@example.com`)
  expect(values).toEqual({
    email: 'anna@example.com',
    firstName: 'Anna',
    lastName: 'Berg',
    postalCode: '97205',
  })
})

it('fills in the email alone where nothing was noted of its owner', async () => {
  const { values } = await startOf(`consumerId=${consumerId}&email=robin@example.com`)
  expect(values).toEqual({ email: 'robin@example.com' })
})

it.each(['email=anna@example.com', 'email=anna@example.com&consumerId=7', `consumerId=${consumerId}`, ''])(
  'asks nobody about %j',
  async (query) => {
    const { values, called } = await startOf(query)
    expect(called).toEqual([])
    expect(values).toEqual({ email: new URLSearchParams(query).get('email') ?? '' })
  },
)

it('takes no email that is too long for the field', async () => {
  const { values } = await startOf(`email=${'a'.repeat(500)}`)
  expect(values['email']).toHaveLength(100)
})
