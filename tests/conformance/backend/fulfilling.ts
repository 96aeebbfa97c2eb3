import { and, eq, like } from 'drizzle-orm'
import { loyaltyEntry } from '#src/backend/customer/loyalty-tables.ts'
import { orderTender } from '#src/backend/orders/order-tables.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { createCheckout } from './checking-out.ts'
import type { Shop } from './shop.ts'
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

  return { staff, moneyOf, tendersOf, pointsOf, mailsAbout }
}

/** The id of an order's only line, or of that of an item. */
export const lineOf = ({ items }: Pick<Order, 'items'>, upc?: string): string =>
  items.find((item) => upc === undefined || item.upc === upc)?.id ?? ''

/** Steps of an order as its shopper is told them. */
export const stepsOf = ({ timeline }: Pick<Order, 'timeline'>): string[] => timeline.map(({ kind }) => kind)
