import { siteOf, sites } from '#src/contract/sites.ts'
import type { Order } from '#src/contract/orders/order.ts'
import {
  returnableUnits,
  withdrawableUnits,
  type Returnable,
  type ReturnFacts,
} from '#src/rules/orders/returnable-units.ts'
import type { OrderRecord } from '../store/order-store.ts'
import { everPaid } from '#src/rules/orders/order-states.ts'

/** The facts of an order that decide what may come back. It went where its parcels go, else to the country of its site. */
export const returnFactsOf = ({ order, goods }: Pick<OrderRecord, 'order' | 'goods'>): ReturnFacts => {
  const { items, shipments, billingAddress } = order.content
  const { country } = siteOf(order.locale) ?? sites[0]
  const address = shipments.find((one) => one.address)?.address ?? billingAddress
  return { items, countryCode: address?.countryCode ?? country, goods }
}

const nothing: Returnable = { lines: [] }

/** What a withdrawal cancelled, which bears its instant. */
const cancelledWith = ({ goods }: OrderRecord, at: string) => {
  const own = goods.cancellations.find((one) => one.at === at && one.actor === 'shopper')
  return own ? { cancelled: own.lines.map(({ id, qty }) => ({ id, qty })) } : {}
}

/** The returns of an order, and the units that may come back: none of an order that is not paid or was cancelled. */
export const presentReturns = (
  record: OrderRecord,
): Pick<Order, 'returns' | 'returnable' | 'withdrawable'> => {
  const facts = returnFactsOf(record)
  const { payment, fulfilment } = record.order
  const isBought = everPaid.some((state) => state === payment)
  const mayReturn = isBought && fulfilment !== 'cancelled'
  const withdrawable = withdrawableUnits(facts)
  return {
    returns: record.goods.returns.map(({ returnId, kind, requestedAt, receivedAt, lines }) => ({
      ...{ returnId, kind, requestedAt, lines },
      ...(kind === 'withdrawal' ? cancelledWith(record, requestedAt) : {}),
      ...(receivedAt === null ? {} : { receivedAt }),
    })),
    returnable: mayReturn ? returnableUnits(facts) : nothing,
    withdrawable: withdrawable && (mayReturn ? withdrawable : nothing),
  }
}
