import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { linkToken } from './link-token.ts'
import { emailField, passwordField } from './sign-up-calls.ts'

const newPasswords = {
  newPassword: passwordField,
  confirmPassword: passwordField.describe('The same once more'),
}

const done = z.object({ changedAt: z.iso.datetime() })

const refusedPasswords = ['FE340', 'FE872', 'FE873'] as const

/** Passwords that change or were forgotten (specification, shopping, section 7, Authentication); `unlock` and `confirm` are this shop's own. */
export const passwordCalls = {
  'POST /consumers-v3/consumer/changepassword': {
    summary: 'Change the password; other sessions of the customer end',
    session: 'customer',
    limit: 'signIn',
    body: z.strictObject({ currentPassword: passwordField, ...newPasswords }),
    out: done,
    errors: ['AUT404', 'AUT450', 'AUT451', 'AUT423', ...refusedPasswords],
  },
  'POST /consumers-v3/consumer/resetpassword': {
    summary: 'Have a link mailed that sets a new password; the answer is the same for emails of nobody',
    session: false,
    limit: 'passwordMail',
    body: z.strictObject({ email: emailField, recaptcha_response: z.string().max(8192).optional() }),
    out: z.object({ minutes: z.int().describe('How long the link works') }),
    errors: ['AUT403', 'AUT453'],
  },
  'POST /consumers-v3/confirmforgotpassword': {
    summary: 'Set a new password by the token of the link; all sessions of the customer end',
    session: false,
    limit: 'signIn',
    body: z.strictObject({ token: linkToken, ...newPasswords }),
    out: done,
    errors: ['AUT402', 'AUT452', ...refusedPasswords],
  },
  'POST /consumers-v3/auth/unlock': {
    summary: 'Open a sign-in that was locked, by the token of the link that was mailed',
    session: false,
    limit: 'signIn',
    body: z.strictObject({ token: linkToken }),
    out: z.object({ unlockedAt: z.iso.datetime() }),
    errors: ['AUT402'],
  },
  'POST /consumers-v3/consumer/auth/confirm': {
    summary: 'Prove again who one is, before something that only the owner of the account may do',
    session: 'customer',
    limit: 'signIn',
    body: z.strictObject({ password: passwordField }),
    out: z.object({ confirmedUntil: z.iso.datetime() }),
    errors: ['AUT404', 'AUT450', 'AUT423'],
  },
} as const satisfies Calls
