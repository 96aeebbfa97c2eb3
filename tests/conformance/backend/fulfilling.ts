import { and, eq, like } from 'drizzle-orm'
import { randomId } from '#src/base/ids.ts'
import { loyaltyEntry } from '#src/backend/customer/loyalty/loyalty-tables.ts'
import { orderTender } from '#src/backend/orders/store/order-tables.ts'
import { orderPorts } from '#src/backend/orders/api/orders.ts'
import type { MoneyDependencies } from '#src/backend/orders/money/settlement.ts'
import type { PaymentProvider } from '#src/backend/payments/payment-provider.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { createCheckout } from './checking-out.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { opening, type Shop } from './shop.ts'
import { staffVisitor } from './staff-visitor.ts'

const parcels = 'POST /ops/v1/orders/{orderNumber}/parcels'
const arrival = 'POST /ops/v1/orders/{orderNumber}/parcels/{parcelId}/arrival'

type Line = { id: string; qty: number }

/** What staff do with orders, and what tests know of their money. */
export const createFulfilling = (shop: () => Shop) => {
  const { acquirer, attemptOf } = createCheckout(shop)

  const staff = async () => {
    const visitor = await staffVisitor(shop())
    const send = (
      orderNumber: string,
      lines: Line[],
      more: { shippingId?: string; carrier?: string; trackingNumber?: string } = {},
    ) => visitor.call(parcels, { path: { orderNumber }, body: { shippingId: 'me', lines, ...more } })
    const arrive = (orderNumber: string, parcelId: string) =>
      visitor.call(arrival, { path: { orderNumber, parcelId } })
    const read = (orderNumber: string) =>
      visitor.call('GET /ops/v1/orders/{orderNumber}', { path: { orderNumber } })
    return { ...visitor, ship: send, arrive, read }
  }

  /** Parts of the back end with a provider that does some things otherwise. */
  const partsWith = (change: Partial<PaymentProvider>): MoneyDependencies => ({
    db: shop().database.sql,
    provider: { ...acquirer().provider, ...change },
    clock: () => opening,
    newId: randomId,
    log: silentLog,
    ...orderPorts,
    mailed: (work) =>
      shop().database.sql.transaction((sql) =>
        work({ sql, send: async (mail) => void shop().mails.push(mail) }),
      ),
  })

  /** What the provider did with an order's money, in its order, as `captured 5000`. */
  const moneyOf = async (orderNumber: string): Promise<string[]> => {
    const reference = (await attemptOf(orderNumber))?.reference ?? ''
    return (await acquirer().provider.events(reference)).map(({ kind, amount }) => `${kind} ${amount}`)
  }

  const tendersOf = (orderNumber: string) =>
    shop().database.sql.select().from(orderTender).where(eq(orderTender.orderNumber, orderNumber))

  const pointsOf = async (orderNumber: string) => {
    const own = and(like(loyaltyEntry.reference, `${orderNumber}%`))
    const entries = await shop()
      .database.sql.select()
      .from(loyaltyEntry)
      .where(own)
      .orderBy(loyaltyEntry.number)
    return entries.map(({ kind, points }) => `${kind} ${points}`)
  }

  const mailsAbout = (orderNumber: string): string[] =>
    shop().mails.flatMap(({ message }) =>
      'orderNumber' in message && message.orderNumber === orderNumber ? [message.kind] : [],
    )

  return { staff, partsWith, moneyOf, tendersOf, pointsOf, mailsAbout }
}

/** The id of an order's only line, or of that of an item. */
export const lineOf = ({ items }: Pick<Order, 'items'>, upc?: string): string =>
  items.find((item) => upc === undefined || item.upc === upc)?.id ?? ''

/** Steps of an order as its shopper is told them. */
export const stepsOf = ({ timeline }: Pick<Order, 'timeline'>): string[] => timeline.map(({ kind }) => kind)
