import type { Clock } from '#src/base/clock.ts'
import type { Log } from '#src/base/log.ts'
import { discountKinds } from '#src/contract/customer/discount-profile.ts'
import type { LoadedCustomer } from '#src/backend/customer/load-customers.ts'
import { closeAccounts, loadAccounts } from '#src/backend/identity/load-accounts.ts'
import { sellsNothingBut } from '#src/backend/catalogue/sells-nothing-but.ts'
import type { Database } from '#src/backend/platform/database/database.ts'
import { demoAccounts, demoEmployment, demoPassword, type DemoAccount } from '#demo/accounts.ts'
import { buildDemoCatalogue } from '#demo/catalogue/catalogue.ts'
import type { Environment } from '../environment/environment.ts'

const consumerTypes = { employee: 'EMPLOYEE', associate: 'ASSOCIATE' } as const

const customerOf = ({ kind, ...who }: DemoAccount): LoadedCustomer => ({
  ...who,
  consumerType: kind === 'employee' || kind === 'associate' ? consumerTypes[kind] : 'REGISTERED',
  isMember: kind === 'member',
  stores: kind === 'associate' ? demoEmployment : [],
  discount: discountKinds.find((one) => one === kind.toUpperCase()),
})

/** Whether a shop may have accounts whose password everybody knows: where it is tried, and sells the demo's products alone. */
export const wantsDemoAccounts = async (
  database: Pick<Database, 'patient'>,
  { DEMO_ACCOUNTS, NODE_ENV }: Pick<Environment, 'DEMO_ACCOUNTS' | 'NODE_ENV'>,
): Promise<boolean> =>
  (DEMO_ACCOUNTS || NODE_ENV !== 'production') && (await sellsNothingBut(database, buildDemoCatalogue()))

/**
 * Has the demo's accounts there where they are wanted, and says how to sign in. Elsewhere nobody signs in to them, though their
 * data may have come along.
 */
export const settleDemoAccounts = async (
  { patient }: Pick<Database, 'patient'>,
  { areWanted, clock, log }: { areWanted: boolean; clock: Clock; log: Log },
): Promise<void> => {
  if (!areWanted)
    return closeAccounts(
      patient,
      demoAccounts.map(({ id }) => id),
    )
  await loadAccounts(patient, demoAccounts.map(customerOf), demoPassword, clock)
  const accounts = demoAccounts.map(({ kind, email }) => `${email} (${kind})`).join(', ')
  log.info({ event: 'demo accounts', message: `sign in with the password ${demoPassword} as ${accounts}` })
}
