import { calls, type AnyCallKey } from '#src/contract/calls.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'

/** What every call may fail with, beside its own errors. */
const always = [
  'API400',
  'ATTR100',
  'ATTR200',
  'ATTR300',
  'GEN429',
  'GEN500',
  'GEN502',
  'GEN504',
  'AUT403',
  'AUT404',
  'AUT498',
] as const
const withoutResponse = ['NETWORK', 'TIMEOUT', 'UNREADABLE'] as const

/** What a form says that makes these calls: no more than its island needs. */
export const formTexts = (site: Site, keys: readonly AnyCallKey[]): FormTexts => {
  const { account, errors, refusals, validation } = messagesOf(site)
  const texts: Readonly<Record<string, string>> = { ...refusals, ...errors.byCode }
  const codes = [...always, ...withoutResponse, ...keys.flatMap((key) => calls[key].errors)]
  const byCode = Object.fromEntries(
    codes.flatMap((code) => (texts[code] === undefined ? [] : [[code, texts[code]]])),
  )
  const isCustomers = keys.some((key) => calls[key].session === 'customer')
  return {
    words: account.form,
    validation,
    refusals: {
      byCode: { ...byCode, ...(isCustomers ? { AUT404: account.signedOut } : {}) },
      signInAgain: account.ownPassword.needed,
    },
  }
}
