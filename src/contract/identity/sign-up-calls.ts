import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { genders } from '#src/contract/customer/genders.ts'
import { linkToken } from './link-token.ts'

const consent = z.boolean().default(false)
const text = (max: number) => z.string().max(max)

/** An email as it was typed; a wrong one is AUT453. */
export const emailField = text(100)
/** A password as it was typed: it is never trimmed or cut. */
export const passwordField = z.string().min(1).max(256)

const consents = z.strictObject({
  newsletterConsent: consent,
  loyaltyConsent: consent,
  smsNotificationConsent: consent,
  loyaltyEnrollment: z.literal('Full').optional(),
  loyaltyNewsletterConsent: consent,
})

const source = z.strictObject({
  store: text(64).optional(),
  acquisitionType: z.literal('Registered').default('Registered'),
  campaignName: text(100).optional(),
})

const signUpSchema = z.strictObject({
  email: emailField,
  password: passwordField,
  firstName: text(100),
  lastName: text(100),
  birthDate: z.iso.date().optional(),
  phone: text(40).optional(),
  phoneCode: z
    .string()
    .regex(/^\+\d{1,3}$/)
    .optional()
    .describe('The dial code that the phone is typed without'),
  postalCode: text(12).optional(),
  gender: z.enum(genders).optional(),
  isTermsConfirmed: z.literal(true),
  isTemporaryPassword: z.boolean().default(false),
  termsConditionsAndPolicy: z.boolean().optional(),
  subscriptions: consents.prefault({}),
  source: source.prefault({}),
  recaptcha_response: z.string().max(8192).optional(),
})

/** What somebody signs up with (specification, account and content, section 3, Sign-up payload). */
export type SignUp = z.output<typeof signUpSchema>

/** Signing up (specification, shopping, section 7, Authentication). */
export const signUpCalls = {
  'POST /consumers-v3/auth/signup': {
    summary: 'Create an account',
    session: false,
    limit: 'signUp',
    body: signUpSchema,
    out: z.object({ consumerId: z.uuid(), consumerNo: z.string() }),
    errors: [
      ...(['AUT403', 'AUT439', 'AUT444', 'AUT453', 'FE872', 'FE873'] as const),
      ...(['PRO404', 'PRO410', 'PRO411', 'PRO414'] as const),
    ],
  },
  'POST /consumers-v3/auth/verifyemail': {
    summary: 'Confirm the email of an account by the token of the link that was mailed; this shop’s own',
    session: false,
    limit: 'signIn',
    body: z.strictObject({ token: linkToken }),
    out: z.object({ verifiedAt: z.iso.datetime() }),
    errors: ['AUT402'],
  },
} as const satisfies Calls
