import type { Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { CallInput, CallOutput } from '#src/contract/calls.ts'
import type { ClientError } from '#src/contract/client-failure.ts'

/** Milliseconds until a code whose exchange is under way is exchanged again, once (specification, shopping, section 9). */
const exchangeRetryMs = 2_000

export type SignedIn = CallOutput<'POST /token/v2/auth/token/exchange'>

/** Exchanges the code that proves who somebody is for a customer's token, which is a cookie that no script sees. */
export const exchangeCode = async (
  { call, wait }: { call: Client['call']; wait: (ms: number) => Promise<void> },
  body: CallInput<'POST /token/v2/auth/token/exchange'>['body'],
): Promise<Result<SignedIn, ClientError>> => {
  const first = await call('POST /token/v2/auth/token/exchange', { body })
  if (first.ok || first.error.status !== 409) return first
  await wait(exchangeRetryMs)
  return call('POST /token/v2/auth/token/exchange', { body })
}
