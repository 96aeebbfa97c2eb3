import { ok } from '#src/base/result.ts'
import { untouched, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import { recaptchaField } from '#src/features/human-check/recaptcha-field.ts'
import type { CallInput } from '#src/contract/calls.ts'
import { genders } from '#src/contract/customer/genders.ts'
import type { Site } from '#src/contract/sites.ts'
import { readDate } from '#src/rules/customer/dates.ts'
import { afterSignUp } from './after-sign-up.ts'
import { withNext } from '#src/forms/next-path.ts'
import { signInHere } from './sign-in-here.ts'
import { signUpFields, type SignUpKind } from './sign-up-fields.ts'
import { signUpStart } from './sign-up-start.ts'
import { wantsSms } from '#src/stores/subscriptions.ts'
import { takeForm } from '#src/forms/take-form.ts'

type Payload = CallInput<'POST /consumers-v3/auth/signup'>['body']

/** The query parameters that signing up reads (specification, account and content, section 2). */
const sourceOf = (query: URLSearchParams): Payload['source'] => {
  const store = query.get('storeNum')?.slice(0, 64)
  const campaignName = query.get('enrollment_marketing_source')?.slice(0, 100)
  return { ...(store ? { store } : {}), ...(campaignName ? { campaignName } : {}) }
}

const payloadOf = (values: FormValues, { region }: Site, query: URLSearchParams): Payload => {
  const text = (name: string): string => (values[name] ?? '').trim()
  const birthDate = readDate(text('birthDate'), region)
  const gender = genders.find((one) => one === values['gender'])
  const joins = values['loyaltyTerms'] === 'yes'
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    password: values['password'] ?? '',
    ...(birthDate ? { birthDate } : {}),
    ...(text('phone') ? { phone: text('phone') } : {}),
    ...(text('postalCode') ? { postalCode: text('postalCode') } : {}),
    ...(gender ? { gender } : {}),
    isTermsConfirmed: true,
    termsConditionsAndPolicy: true,
    subscriptions: {
      newsletterConsent: values['newsletter'] === 'yes',
      smsNotificationConsent: wantsSms(values),
      ...(joins ? { loyaltyConsent: true, loyaltyEnrollment: 'Full' as const } : {}),
    },
    source: sourceOf(query),
    recaptcha_response: values[recaptchaField],
  }
}

/** What a page of signing up shows, or where it leads once the visitor has an account and is signed in. */
export const signUpForm = async (
  locals: App.Locals,
  request: Request,
  query: URLSearchParams,
  kind: SignUpKind,
): Promise<SentForm | Response> => {
  const { call, site, instant } = locals
  if (request.method !== 'POST') return untouched(await signUpStart(locals, query))
  return takeForm(request, site, {
    fields: signUpFields(site, instant, kind),
    act: async (values) => {
      const payload = payloadOf(values, site, query)
      const signedUp = await call('POST /consumers-v3/auth/signup', { body: payload })
      if (!signedUp.ok) return signedUp
      const signedIn = await signInHere(call, request, payload)
      if (!signedIn.ok) return ok(withNext(`/${site.locale}/sign-in`, query.get('next')))
      return ok(await afterSignUp(locals, payload.subscriptions?.newsletterConsent ?? false, query))
    },
  })
}
