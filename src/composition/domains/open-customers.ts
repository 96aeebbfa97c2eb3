import { createConsumer } from '#src/backend/customer/consumer.ts'
import { consumerHandlers } from '#src/backend/customer/consumer-routes.ts'
import type { CustomerFacts } from '#src/backend/customer/customer-facts.ts'
import { createCustomerIdentities } from '#src/backend/customer/customer-identity.ts'
import { createReadCustomerFacts } from '#src/backend/customer/queries/read-customer-facts.ts'
import { createStoreEmployees } from '#src/backend/customer/store-employees.ts'
import { createSubscriptionStore } from '#src/backend/customer/subscriptions/subscription-store.ts'
import { createLoginSessions } from '#src/backend/identity/login-sessions.ts'
import { noteSecurityEvent } from '#src/backend/identity/security-events.ts'
import { personalDataOfShop } from '../personal-data-of-shop.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedStores } from './open-stores.ts'

export type CustomerSettings = {
  /** Who shoppers are; what the database says unless it is named. */
  customerFacts?: CustomerFacts
}

/** Profiles, addresses, subscriptions, loyalty and discounts; associates of the stores. */
export const openCustomers = (
  { database, clock, newId, limiters, sendMail, secret, cookies }: Foundation,
  { customerFacts = createReadCustomerFacts(database.sql, clock) }: CustomerSettings,
  { stores }: OpenedStores,
) => {
  const logins = createLoginSessions(database.sql, secret)
  const { ownerOf, customerOf } = createSubscriptionStore(database.sql)
  const consumer = createConsumer({
    db: database.sql,
    clock,
    newId,
    secret,
    sendMail,
    limiters,
    personalData: personalDataOfShop,
    isConfirmed: ({ loginId }) => logins.isConfirmed(loginId, clock()),
    endLogins: async (tx, customerId) => {
      const ids = await logins.endAll(tx, customerId, clock())
      return () => logins.drop(ids)
    },
    noteEvent: (tx, event, from) => noteSecurityEvent(tx, newId, event, from),
  })
  return {
    customerFacts,
    customers: createCustomerIdentities(database.sql),
    employees: createStoreEmployees({
      db: database.sql,
      nameOfStore: async (storeId) => (await stores.byId([storeId])).get(storeId)?.name,
    }),
    logins,
    subscribe: consumer.subscriptions.subscribe,
    emails: {
      ownerOf,
      customerOf,
      wantBackInStock: (customerId: string) =>
        consumer.changeNotifications(customerId, { backInStock: { email: true } }),
    },
    handlers: consumerHandlers(consumer, cookies),
  }
}

export type OpenedCustomers = ReturnType<typeof openCustomers>
