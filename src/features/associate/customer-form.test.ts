import { expect, it } from 'vitest'
import type { ErrorId } from '#src/contract/errors.ts'
import type { AnyCallKey } from '#src/contract/calls.ts'
import { sites } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { createIdentityServer } from '#tests/fixtures/identity-server.ts'
import { customerForm } from './customer-form.ts'

const [site] = sites
const { refusals } = messages.en

/** What an associate's form comes to whose call is refused. */
const post = (values: Record<string, string>, key: AnyCallKey, errorId: ErrorId) => {
  const server = createIdentityServer()
  server.refuse(key, errorId)
  const href = (path: string) => `/en-us${path}`
  const locals = { site, href, call: server.call, instant: '2026-06-01T12:00:00.000Z' }
  const headers = { host: 'shop.test', origin: 'https://shop.test' }
  const request = new Request('https://shop.test/en-us/associate', {
    ...{ method: 'POST', headers },
    body: new URLSearchParams(values),
  })
  return customerForm(locals, request)
}

it('tells an associate at the email that its customer has an account (PRO400)', async () => {
  const typed = { act: 'note', email: 'anna@example.com', firstName: 'Anna', lastName: 'Berg' }
  expect(await post(typed, 'POST /consumers-v3/consumer', 'PRO400')).toMatchObject({
    form: 'note',
    sent: { values: typed, faults: { email: refusals.PRO400 } },
  })
})

it('tells an associate that nobody knows the customer who was chosen (CCN404)', async () => {
  const chosen = { act: 'choose', consumerId: '7d5f9e0a-33bb-4a6e-9a0b-2f3f0f6a7c11' }
  expect(await post(chosen, 'PUT /consumers-v3/consumer/agent/customer', 'CCN404')).toMatchObject({
    sent: { failure: refusals.CCN404 },
  })
})
