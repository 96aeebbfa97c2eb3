import { accountSettings } from '#src/base/account-settings.ts'
import type { FormField } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { fieldLabels } from '#src/forms/field-labels.ts'
import { personalFields } from '#src/features/account/personal-fields.ts'
import { smsField } from '#src/features/account/sms-field.ts'

/** Signing up for an account, or for the loyalty programme with it. */
export type SignUpKind = 'account' | 'loyalty'

/** The fields of signing up (specification, account and content, section 5, Sign-up). */
export const signUpFields = (site: Site, instant: string, kind: SignUpKind): FormField[] => {
  const fields = fieldLabels(site)
  const { signUp } = messagesOf(site).account
  const own = personalFields(site, instant)
  const isMember = kind === 'loyalty'
  const isRequired = (field: keyof typeof accountSettings.requiredAtSignUp): boolean =>
    accountSettings.requiredAtSignUp[field].includes(site.locale)
  return [
    own.firstName,
    own.lastName,
    {
      name: 'email',
      label: fields.email,
      type: 'email',
      autocomplete: 'email',
      isRequired: true,
      maxLength: 100,
      rules: [{ rule: 'email' }],
    },
    {
      name: 'password',
      label: fields.password,
      type: 'password',
      autocomplete: 'new-password',
      isRequired: true,
      isNewPassword: true,
      rules: [{ rule: 'password' }],
    },
    { ...own.birthDate, isRequired: isMember || isRequired('birthDate'), isRequiredWith: 'loyaltyTerms' },
    { ...own.phone, isRequired: isRequired('phone'), isRequiredWith: 'sms' },
    { ...own.postalCode, isRequired: isRequired('postalCode') },
    ...(isRequired('gender') ? [{ ...own.gender, isRequired: true }] : []),
    { kind: 'box', name: 'newsletter', label: signUp.newsletter },
    { ...smsField(site), ...(isRequired('sms') ? { isRequiredWith: 'phone' } : {}) },
    {
      kind: 'box',
      name: 'loyaltyTerms',
      label: signUp.loyaltyTerms,
      isRequired: isMember,
      links: [{ label: signUp.loyaltyTermsLink, path: '/loyalty-terms' }],
      ...(isMember || isRequired('birthDate') ? {} : { hint: signUp.needsBirthDate }),
    },
    {
      kind: 'box',
      name: 'terms',
      label: signUp.terms,
      isRequired: true,
      links: [
        { label: signUp.saleTermsLink, path: '/brand-terms' },
        { label: signUp.privacyLink, path: '/privacy' },
      ],
    },
  ]
}
