import { inArray } from 'drizzle-orm'
import type { Clock } from '#src/base/clock.ts'
import { randomId } from '#src/base/ids.ts'
import { loadCustomer, type LoadedCustomer } from '#src/backend/customer/load-customers.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { login, loginSession, oneTimeToken, passkey } from './identity-tables.ts'
import { createPasswordHashes } from './passwords/password-hashes.ts'

const isComplete = async (db: Sql, ids: string[]): Promise<boolean> => {
  const known = await db.select({ id: login.customerId }).from(login).where(inArray(login.customerId, ids))
  return known.length === ids.length
}

/** Makes accounts that are not there yet, all with one password. */
export const loadAccounts = async (
  db: Sql,
  accounts: readonly LoadedCustomer[],
  password: string,
  clock: Clock,
): Promise<void> => {
  if (
    await isComplete(
      db,
      accounts.map(({ id }) => id),
    )
  )
    return
  const passwordHash = await createPasswordHashes().hash(password)
  const changedAt = clock()
  for (const account of accounts)
    await db.transaction(async (tx) => {
      await loadCustomer(tx, account, changedAt, randomId)
      const own = { customerId: account.id, passwordHash, changedAt }
      await tx.insert(login).values(own).onConflictDoNothing()
    })
}

/** Lets nobody sign in to accounts whose password is known, nor stay signed in. */
export const closeAccounts = (db: Sql, ids: readonly string[]): Promise<void> =>
  db.transaction(async (tx) => {
    for (const table of [login, loginSession, oneTimeToken, passkey])
      await tx.delete(table).where(inArray(table.customerId, [...ids]))
  })
