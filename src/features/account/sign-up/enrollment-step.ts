import { untouched, type FormField, type FormValues } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { loadProfile } from '#src/features/account/load-profile.ts'
import { personalFields } from '#src/features/account/personal-fields.ts'
import { preferencesFields, shownInterests } from '#src/features/account/profile/preferences-form.ts'
import {
  describeStep,
  type AuthLocals,
  type AuthRequest,
  type LoadAuthStep,
} from '#src/features/account/sign-in/auth-step.ts'
import { doneLink } from '#src/features/account/sign-in/signed-in-step.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { nextPath } from '#src/forms/next-path.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { showDate } from '#src/rules/customer/dates.ts'
import { stepAfter, type EnrollmentStep } from '#src/rules/customer/enrollment-steps.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { Profile } from '#src/stores/profile.ts'
import { goalOfStep, type EnrollmentUse } from '#src/stores/auth/enrollment.ts'

type FormStep = EnrollmentUse['step']

const isFormStep = (step: EnrollmentStep): step is FormStep => step !== 'welcome' && step !== 'success'

/** The fields of a step; none where it only asks whether somebody joins. */
const fieldsOf = (
  step: FormStep,
  { site, instant }: AuthLocals,
  { consumerDetails }: Profile,
): FormField[] => {
  const own = personalFields(site, instant)
  const birthDate = { ...own.birthDate, isRequired: true }
  if (step === 'loyalty') return consumerDetails.birthDate === undefined ? [birthDate] : []
  if (step === 'mobile') return [{ ...own.phone, isRequired: true }]
  if (step === 'interests') return preferencesFields(site)
  return [own.firstName, own.lastName, birthDate, { ...own.postalCode, isRequired: true }]
}

const valuesOf = (profile: Profile, { region }: Site): FormValues => {
  const { firstName, lastName, birthDate, postalCode = '' } = profile.consumerDetails
  const shownDate = birthDate === undefined ? '' : showDate(birthDate, region)
  return { firstName, lastName, birthDate: shownDate, postalCode, ...shownInterests(profile) }
}

const wordsOf = ({ locals }: AuthRequest, step: EnrollmentStep, { consumerDetails }: Profile) => {
  const { language, locale } = locals.site
  const { title, description, text } = messagesOf({ language, locale }).enrollment.steps[step]
  const { firstName } = consumerDetails
  return { title: formatMessage(title, { firstName }, locale), description, text }
}

/** What a member gets for having joined; undefined where it cannot be had. */
const welcomePoints = async ({ site, call }: AuthLocals): Promise<string | undefined> => {
  const promotion = await call('GET /consumers-v3/consumer/loyalty/promo/welcome', {})
  if (!promotion.ok || promotion.value.points <= 0) return undefined
  const { points } = messagesOf(site).enrollment
  return formatMessage(points, { points: promotion.value.points }, site.locale)
}

/** A step that only says something. */
const saying = async (wanted: AuthRequest, step: 'welcome' | 'success', profile: Profile) => {
  const { locals, url } = wanted
  const { site } = locals
  const { isLoyaltyMember, consumerDetails } = profile
  const words = wordsOf(wanted, step, profile)
  if (step === 'success') return describeStep(wanted, { ...words, links: [doneLink(wanted)] })
  const figure = isLoyaltyMember ? await welcomePoints(locals) : undefined
  const after = stepAfter(step, { isLoyaltyMember, phone: consumerDetails.phone })
  const goOn = nextPath(url.searchParams.get('next'), site, `/enrollment/${after}`)
  const { welcome } = messagesOf(site).enrollment.steps
  return describeStep(wanted, {
    ...words,
    ...(figure === undefined ? {} : { figure }),
    links: [{ label: welcome.goOn, href: goOn, look: 'quiet' }, doneLink(wanted)],
  })
}

/** A step by which a customer completes their profile. All but the last words can be skipped; what is known already is. */
export const enrollmentStep =
  (step: EnrollmentStep): LoadAuthStep =>
  async (wanted) => {
    const { locals, url } = wanted
    const profile = await loadProfile(locals, url)
    if (profile instanceof Response) return profile
    if (!isFormStep(step)) return saying(wanted, step, profile)
    const { site } = locals
    const { isLoyaltyMember, consumerDetails, version } = profile
    const { phone } = consumerDetails
    const { account, enrollment } = messagesOf(site)
    const next = url.searchParams.get('next')
    const use: EnrollmentUse = {
      kind: 'enrollment',
      step,
      region: site.region,
      version,
      customer: { isLoyaltyMember, ...(phone === undefined ? {} : { phone }) },
      steps: `/${site.locale}/enrollment`,
    }
    const skipTo = nextPath(next, site, goalOfStep(use).slice(`/${site.locale}`.length))
    if (step === 'loyalty' ? isLoyaltyMember : step === 'mobile' && phone !== undefined)
      return seeOther(skipTo)
    const isNew = step === 'interests' && url.searchParams.has('welcome')
    return describeStep(wanted, {
      ...wordsOf(wanted, step, profile),
      ...(isNew ? { notice: account.signUp.done } : {}),
      form: describeForm(site, {
        action: `${url.pathname}${url.search}`,
        fields: fieldsOf(step, locals, profile),
        sent: untouched(valuesOf(profile, site)),
        submit: step === 'loyalty' ? enrollment.steps.loyalty.submit : enrollment.submit,
        ...(step === 'interests' ? { legend: account.preferences.legend } : {}),
        calls: ['PUT /consumers-v3/consumer', 'PUT /consumers-v3/consumer/loyalty/enrollment'],
      }),
      use: skipTo === goalOfStep(use) ? use : { ...use, next: skipTo },
      links: [{ label: enrollment.skip, href: skipTo }],
      ...(step === 'loyalty' ? { dialogContent: 'loyalty-modal' } : {}),
    })
  }
