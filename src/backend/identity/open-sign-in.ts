import type { CustomerIdentity } from '#src/backend/customer/customer-identity.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { guardKeyOf, ownGuardKeyOf } from './sign-in-guard.ts'

/** Opens a customer's sign-in that wrong passwords locked, from wherever they were typed. */
export const openSignIn = async (
  { guard, logins }: Pick<IdentityDependencies, 'guard' | 'logins'>,
  { id, email }: Pick<CustomerIdentity, 'id' | 'email'>,
): Promise<void> => {
  const devices = await logins.deviceHashesOf(id)
  await guard.clear(guardKeyOf(email), ownGuardKeyOf(id), ...devices.map((hash) => guardKeyOf(email, hash)))
}
