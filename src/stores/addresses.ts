import { ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import { addressTexts } from '#src/rules/address/address-texts.ts'

/** Puts an address into the book of the customer who is signed in, in place of the one that `addressId` names, if it does. */
export const saveAddress = async (
  call: Client['call'],
  values: FormValues,
  { countryCode, addressId }: { countryCode: string; addressId: string | undefined },
): Promise<Result<undefined, ClientError>> => {
  const body = { ...addressTexts(values, countryCode, 'book'), main: values['main'] === 'yes' }
  const approachType = values['type'] === 'B' ? 'B' : 'S'
  const saved =
    addressId === undefined
      ? await call('POST /consumers-v3/consumer/address', { body: { ...body, approachType } })
      : await call('PUT /consumers-v3/consumer/address/{addressId}', { path: { addressId }, body })
  return saved.ok ? ok(undefined) : saved
}
