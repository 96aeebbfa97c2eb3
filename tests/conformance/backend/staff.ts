import { eq } from 'drizzle-orm'
import { customer } from '#src/backend/customer/customer-tables.ts'
import { storeEmployee } from '#src/backend/customer/store-employee-tables.ts'
import { credentials, member, verifier } from './accounts.ts'
import type { Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

/** Where the associates of these tests work. */
export const portland = 'us-portland'
export const seattle = 'us-seattle'

/** Somebody with an account who works in the store in Portland, and signs in there. */
export const portlandAssociate = async (shop: Shop, employeeId = 'P-1') => {
  const { sql } = shop.database
  const account = await member(shop)
  await sql.update(customer).set({ consumerType: 'ASSOCIATE' }).where(eq(customer.id, account.consumerId))
  await sql.insert(storeEmployee).values({ customerId: account.consumerId, storeId: portland, employeeId })
  const visitor = createVisitor(shop.backend)
  await visitor.call('POST /token/v2/auth/token', {})

  const prove = (storeId = portland) =>
    visitor.call('POST /consumers-v3/consumer/agent/login', {
      body: { ...credentials(account.email), storeId },
    })
  const exchange = (code: string) =>
    visitor.call('POST /token/v2/auth/token/exchange', { body: { code, codeVerifier: verifier } })
  const signIn = async () => exchange((await prove()).code)
  const buyFor = (consumerId: string | null) =>
    visitor.call('PUT /consumers-v3/consumer/agent/customer', { body: { consumerId } })

  return { ...visitor, account, employeeId, prove, exchange, signIn, buyFor }
}

/** The same once they are signed in. */
export const sellingAssociate = async (shop: Shop, employeeId?: string) => {
  const associate = await portlandAssociate(shop, employeeId)
  await associate.signIn()
  return associate
}
