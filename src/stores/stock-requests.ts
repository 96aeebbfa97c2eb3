import type { Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'

type Call = Client['call']

/** Has an address told once a variant of a product is back in stock: `upc` and `email` of a form. */
export const askForStock = async (
  call: Call,
  productId: string,
  { upc = '', email = '' }: FormValues,
): Promise<Result<CallOutput<'PUT /products/v1/notifications'>, ClientError>> => {
  // Who has no session yet gets one.
  await call('POST /token/v2/auth/token', {})
  return call('PUT /products/v1/notifications', { body: { productId, upc, email: email.trim() } })
}

/** The email of whoever is signed in; empty for guests, and where it cannot be read. */
export const ownEmail = async (call: Call): Promise<string> => {
  const profile = await call('GET /consumers-v3/consumer', { query: {} })
  return profile.ok ? profile.value.consumerDetails.email : ''
}
