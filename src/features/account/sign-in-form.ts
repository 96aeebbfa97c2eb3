import { ok } from '#src/base/result.ts'
import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import { passkeyOfferField } from '#src/features/passkeys/passkey-offer-field.ts'
import { recaptchaField } from '#src/features/human-check/recaptcha-field.ts'
import type { Client } from '#src/client/client.ts'
import { declinedPasskeyCookie } from '#src/contract/cookies.ts'
import type { Site } from '#src/contract/sites.ts'
import { orderNumberOf } from '#src/features/checkout/order-cookie.ts'
import { termsFirst } from './employee-terms-form.ts'
import { fieldLabels } from '#src/forms/field-labels.ts'
import { nextPath, withNext } from '#src/forms/next-path.ts'
import { readOwnFacts, signInHere } from './sign-in-here.ts'
import { takeForm } from '#src/forms/take-form.ts'

/** The fields of signing in (specification, account and content, section 5, Sign-in). */
export const signInFields = (site: Site): FormField[] => {
  const fields = fieldLabels(site)
  return [
    {
      name: 'email',
      label: fields.email,
      type: 'email',
      autocomplete: 'username webauthn',
      isRequired: true,
      maxLength: 100,
      rules: [{ rule: 'email' }],
    },
    {
      name: 'password',
      label: fields.password,
      type: 'password',
      autocomplete: 'current-password',
      isRequired: true,
    },
  ]
}

const hasNoPasskey = async (call: Client['call']): Promise<boolean> => {
  const read = await call('GET /consumers-v3/consumer/passkeys', {})
  return read.ok && read.value.passkeys.length === 0
}

/** Whether a browser can make passkeys, and its visitor has not declined to. */
const isPasskeyWanted = ({ headers }: Request, given: FormValues): boolean =>
  given[passkeyOfferField] === 'yes' && !(headers.get('cookie') ?? '').includes(`${declinedPasskeyCookie}=`)

/**
 * Where signing in leads: to where it was needed; else to the account, in a dialog to a word that it is done. Who has just ordered here
 * finds the order in the account (specification, shopping, section 2, Navigation rules).
 */
export const goalOfSignIn = (
  next: string | null,
  { site, isPart }: Pick<App.Locals, 'site' | 'isPart'>,
  request: Request,
): string => {
  const hasOrdered = orderNumberOf(request) !== undefined
  return nextPath(next, site, isPart && !hasOrdered ? '/signed-in' : '/account')
}

/** What the sign-in page shows, or where it leads once the visitor is signed in. `email` is who they say they are. */
export const signInForm = async (
  locals: App.Locals,
  request: Request,
  next: string | null,
  email: string | null,
): Promise<SentForm | Response> =>
  request.method === 'POST'
    ? takeForm(request, locals.site, {
        fields: signInFields(locals.site),
        act: async ({ email: typed = '', password = '', ...given }) => {
          const { call, href } = locals
          const humanResult = given[recaptchaField]
          const signedIn = await signInHere(call, request, { email: typed, password, humanResult })
          if (!signedIn.ok) return signedIn
          await readOwnFacts(call)
          const path = termsFirst(locals, signedIn.value, goalOfSignIn(next, locals, request))
          const isOffered = isPasskeyWanted(request, given) && (await hasNoPasskey(call))
          return ok(isOffered ? withNext(href('/account/passkey'), path) : path)
        },
      })
    : untouched({ email: email?.slice(0, 100) ?? '' })
