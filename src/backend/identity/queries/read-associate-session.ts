import type { CallOutput } from '#src/contract/calls.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import type { Associate } from '#src/backend/associates/associate.ts'

type AssociateSession = CallOutput<'GET /consumers-v3/consumer/agent'>

/** Who sells where, and for whom. A customer who has deleted their account meanwhile is nobody. */
export const readAssociateSession =
  ({ customers }: Pick<IdentityDependencies, 'customers'>) =>
  async ({ sale, forCustomerId }: Associate): Promise<AssociateSession> => {
    const found = forCustomerId === undefined ? undefined : await customers.byId(forCustomerId)
    if (!found) return { inStoreSalesInfo: sale }
    const { id: consumerId, firstName, lastName, email } = found
    return { inStoreSalesInfo: sale, customer: { consumerId, firstName, lastName, email } }
  }
