import { createSecretKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { createSessions } from './sessions.ts'

const secret = 'a secret for tests, long enough to sign'
const opening = '2026-06-01T10:00:00.000Z'
const customer = {
  customerId: '0b2f7e9c-0f3a-4a67-9a32-3a4f2d8b8d10',
  loginId: '5a0a3e38-2a14-4b3a-8a86-6d1a3b7f2c11',
  consumerType: 'EMPLOYEE',
} as const

const opened = (at = opening) => createSessions(secret, () => at, randomId)

it('says in the token who is signed in, and that they own what is theirs', async () => {
  const { token } = await opened().signCustomer(customer)
  expect(await opened().read(token)).toEqual({
    id: customer.customerId,
    expiresAt: '2026-06-01T10:15:00.000Z',
    customer,
  })
  expect(await opened('2026-06-01T10:15:01.000Z').read(token)).toBeUndefined()
})

it('knows no customer in the token of a guest', async () => {
  const { token, session } = await opened().sign()
  expect(await opened().read(token)).toEqual(session)
  expect(session.customer).toBeUndefined()
})

it.each([
  ['is no customer', { customer: { customerId: 'me' } }],
  ['is of a type that is not known', { customer: { ...customer, consumerType: 'OWNER' } }],
])('refuses a token whose customer %s', async (_, claims) => {
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(customer.customerId)
    .setAudience('welt')
    .setExpirationTime(new Date('2027-01-01'))
    .sign(createSecretKey(Buffer.from(secret)))
  expect(await opened().read(token)).toBeUndefined()
})
