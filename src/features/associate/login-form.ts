import { err, ok, type Result } from '#src/base/result.ts'
import { createPkce } from '#src/client/pkce.ts'
import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Site } from '#src/contract/sites.ts'
import { signInFields } from '#src/features/account/sign-in-form.ts'
import { takeForm } from '#src/forms/take-form.ts'
import { recaptchaField } from '#src/features/human-check/recaptcha-field.ts'
import { messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

type Stores = CallOutput<'GET /consumers-v3/utilities/stores'>['stores']

/** The stores of the site's own country first. */
const byNearness = (stores: Stores, { country }: Site): Stores => [
  ...stores.filter(({ countryCode }) => countryCode === country),
  ...stores.filter(({ countryCode }) => countryCode !== country),
]

/** The fields of signing in to a store. */
export const loginFields = (site: Site, stores: Stores): FormField[] => {
  const { login: texts } = messages[site.language].associate
  const options = byNearness(stores, site).map(({ storeId, storeName: name, city }) => ({
    value: storeId,
    label: name.includes(city) ? name : formatMessage(texts.storeNamed, { name, city }, site.locale),
  }))
  return [
    {
      kind: 'choice',
      name: 'storeId',
      label: texts.store,
      isRequired: true,
      options: [{ value: '', label: texts.choose }, ...options],
    },
    ...signInFields(site),
  ]
}

/** Proves who works in a store, and begins their session there. */
const signIn = async (
  { call }: App.Locals,
  { storeId = '', email = '', password = '', [recaptchaField]: humanResult }: FormValues,
): Promise<Result<undefined, ClientError>> => {
  const { codeVerifier, codeChallenge } = await createPkce(crypto)
  const body = { storeId, username: email.trim(), password, codeChallenge, recaptcha_response: humanResult }
  const proven = await call('POST /consumers-v3/consumer/agent/login', { body })
  if (!proven.ok) return proven
  const code = { code: proven.value.code, codeVerifier }
  const exchanged = await call('POST /token/v2/auth/token/exchange', { body: code })
  return exchanged.ok ? ok(undefined) : err(exchanged.error)
}

/** What the associates' sign-in shows, or where it leads once one is signed in. */
export const loginForm = async (
  locals: App.Locals,
  request: Request,
  fields: readonly FormField[],
): Promise<SentForm | Response> => {
  if (request.method !== 'POST') return untouched()
  const { site, href } = locals
  let failure: string | undefined
  const sent = await takeForm(request, site, {
    fields,
    act: async (values) => {
      const signedIn = await signIn(locals, values)
      if (signedIn.ok) return ok(href('/associate'))
      const refusals: Readonly<Record<string, string>> = messages[site.language].associate.login.refusals
      failure = refusals[signedIn.error.errorId]
      return signedIn
    },
  })
  if (sent instanceof Response || failure === undefined) return sent
  return { values: sent.values, faults: {}, failure }
}
