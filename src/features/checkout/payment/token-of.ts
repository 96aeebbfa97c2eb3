import { ok, type Result } from '#src/base/result.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import { cardFieldNames, cardTokenField } from '#src/rules/payments/card/card-field-names.ts'

/** The card of a form as a token: the browser's own, else one that the acquirer gives this page for what was typed. */
export const tokenOf = async (
  values: FormValues,
  { call }: Pick<App.Locals, 'call'>,
): Promise<Result<string, ClientError>> => {
  const known = values[cardTokenField]
  if (known) return ok(known)
  const made = await call('POST /acquirer/v1/cards', {
    body: {
      number: values[cardFieldNames.number] ?? '',
      expiry: values[cardFieldNames.expiry] ?? '',
      code: values[cardFieldNames.code] ?? '',
    },
  })
  return made.ok ? ok(made.value.token) : made
}
