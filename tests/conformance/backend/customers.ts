import { randomId } from '#src/base/ids.ts'
import { customer } from '#src/backend/customer/customer-tables.ts'
import { loginSession } from '#src/backend/identity/identity-tables.ts'
import { createSessions } from '#src/backend/identity/sessions.ts'
import type { ConsumerType } from '#src/contract/identity/consumer-type.ts'
import { opening, shopSecret, type Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

let made = 0

/** What every new customer has. */
const ada = { firstName: 'Ada', lastName: 'Lovelace', country: 'US' }

/** What sales of an associate are noted by. */
const portlandSale = {
  storeId: 'us-portland',
  storeName: 'Marlow Portland',
  storeEmployeeId: 'P-7',
  storeEmployeeName: 'Ada Lovelace',
}

type Fields = Partial<typeof customer.$inferInsert>

/** A customer of the shop, with a browser in which they are signed in. */
export const signedInCustomer = async (
  { database, backend }: Pick<Shop, 'database' | 'backend'>,
  fields: Fields = {},
  consumerType: ConsumerType = 'REGISTERED',
) => {
  made += 1
  const customerId = randomId()
  const email = `customer-${made}-${customerId.slice(0, 8)}@example.com`
  const times = { createdAt: opening, updatedAt: opening }
  await database.sql
    .insert(customer)
    .values({ id: customerId, consumerNo: customerId, consumerType, email, ...ada, ...times, ...fields })
  const visitor = createVisitor(backend)
  const signIn = async (): Promise<void> => {
    const sessions = createSessions(shopSecret, () => opening, randomId)
    const loginId = randomId()
    const secret = { deviceHash: loginId, refreshHash: loginId, rotatedAt: opening }
    const lives = { createdAt: opening, confirmedAt: opening, lastUsedAt: opening, expiresAt: '2030-01-01' }
    await database.sql.insert(loginSession).values({
      id: loginId,
      customerId,
      address: '203.0.113.7',
      userAgent: 'a browser',
      storeId: consumerType === 'ASSOCIATE' ? portlandSale.storeId : null,
      ...secret,
      ...lives,
    })
    const sale = consumerType === 'ASSOCIATE' ? portlandSale : undefined
    const { token } = await sessions.signCustomer({ customerId, loginId, consumerType, sale })
    visitor.cookies.set('welt_session', token)
  }
  await signIn()
  const profile = () =>
    visitor.call('GET /consumers-v3/consumer', { query: { includeLoyaltySummary: 'true' } })
  return { ...visitor, customerId, email, profile }
}

/** The facts that a browser's cookie says. */
export const visitorFacts = ({ cookies }: { cookies: ReadonlyMap<string, string> }): unknown =>
  JSON.parse(decodeURIComponent(cookies.get('welt_visitor') ?? '{}'))
