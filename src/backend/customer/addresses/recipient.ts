import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { SubscriptionChannel } from '#src/contract/customer/subscription.ts'
import { email as emailFault } from '#src/rules/customer/field-checks.ts'
import { readPhone } from '#src/rules/customer/phone-number.ts'

/** A recipient as it is kept: an email in lower case (AUT453), a phone in international form (PRO414). */
export const readRecipient = (
  text: string,
  channel: SubscriptionChannel,
  countryCode: string,
): Result<string, ApiError<'AUT453' | 'PRO414'>> => {
  if (channel === 'sms') {
    const read = readPhone(text, countryCode)
    return read ? ok(read.phone) : err(apiError('PRO414', { field: 'recipient' }))
  }
  return emailFault(text) ? err(apiError('AUT453', { field: 'recipient' })) : ok(text.trim().toLowerCase())
}
