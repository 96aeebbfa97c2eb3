import { isUuid } from '#src/base/ids.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'

/** Parameters that signing up reads when its form comes back (specification, account and content, section 2), and its own. */
export const signUpParameters: readonly string[] = [
  ...['next', 'interests', 'referral_code', 'storeNum', 'leadSource', 'enrollment_marketing_source'],
]

/**
 * What a form of signing up begins with: the email of the address, and what an associate noted of that customer (specification,
 * account and content, section 2).
 */
export const signUpStart = async (
  { call }: Pick<App.Locals, 'call'>,
  query: URLSearchParams,
): Promise<FormValues> => {
  const email = query.get('email')?.slice(0, 100) ?? ''
  const consumerId = query.get('consumerId') ?? ''
  if (email === '' || !isUuid(consumerId)) return { email }
  await call('POST /token/v2/auth/token', {})
  const noted = await call('POST /consumers-v3/consumer/retrieveUserData', { body: { consumerId, email } })
  if (!noted.ok) return { email }
  const { firstName, lastName, postalCode = '' } = noted.value
  return { email: noted.value.email, firstName, lastName, postalCode }
}
