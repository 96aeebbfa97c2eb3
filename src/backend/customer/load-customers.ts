import type { NewId } from '#src/base/ids.ts'
import { employeeAnnualCap } from '#src/base/discount-settings.ts'
import type { DiscountKind } from '#src/contract/customer/discount-profile.ts'
import { sites } from '#src/contract/sites.ts'
import { webChannel } from '#src/contract/headers.ts'
import { yearOf } from '#src/rules/customer/discount-year.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { joinLoyalty } from './commands/join-loyalty.ts'
import { createCustomer } from './customer-identity.ts'
import { discountProfile } from './discount-tables.ts'
import { storeEmployee } from './store-employee-tables.ts'
import type { ConsumerType } from '#src/contract/identity/consumer-type.ts'

/** A customer as an administrator makes one: what they are, besides who. */
export type LoadedCustomer = {
  id: string
  email: string
  firstName: string
  lastName: string
  consumerType: ConsumerType
  isMember: boolean
  discount: DiscountKind | undefined
  /** Where an associate works, and by which number each store knows them. */
  stores?: readonly { storeId: string; employeeId: string }[]
}

const [{ country, currency }] = sites
const birthDate = '1990-04-12'

/** Makes a customer within a transaction; false where email or id are in use. */
export const loadCustomer = async (
  tx: Sql,
  { isMember, discount, stores = [], ...who }: LoadedCustomer,
  instant: string,
  newId: NewId,
): Promise<boolean> => {
  const times = { createdAt: instant, updatedAt: instant, termsAcceptedAt: instant }
  const fields = { ...who, ...times, birthDate, country, isConfirmedEmail: true }
  const { id: customerId } = who
  if (!(await createCustomer(tx, fields)).ok) return false
  if (isMember) await joinLoyalty(tx, { customerId, site: sites[0], channel: webChannel, instant, newId })
  const annualLimit = employeeAnnualCap[currency] ?? 0
  if (discount)
    await tx
      .insert(discountProfile)
      .values({ customerId, kind: discount, currency, annualLimit, year: yearOf(instant) })
  if (stores.length > 0)
    await tx.insert(storeEmployee).values(stores.map((store) => ({ customerId, ...store })))
  return true
}
