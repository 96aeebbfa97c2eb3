import type { Order } from '#src/contract/orders/order.ts'
import type { LineUnits } from './open-lines.ts'

type Item = Pick<Order['items'][number], 'id' | 'qty' | 'shippingId'> & {
  price: Pick<Order['items'][number]['price'], 'paid' | 'tax'>
}

/** What of an order tells what its parts cost. Amounts are minor units. */
export type OrderAmounts = Readonly<{
  totals: Pick<Order['totals'], 'tax' | 'taxation'>
  items: readonly Item[]
  shipments: readonly Pick<Order['shipments'][number], 'shippingId' | 'price'>[]
}>

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** The first `part` of `whole` equal shares of an amount: what one share after the other adds up to, down to the cent. */
export const shareOf = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((amount * part) / whole)

/** What all units of a line cost, with the tax that comes on top of net prices. */
const lineAmount = ({ totals }: OrderAmounts, { price }: Item): number =>
  price.paid + (totals.taxation === 'net' ? price.tax : 0)

/**
 * What units of lines cost that are no longer bought, with their tax: `units` are all of a line so far, so that what is taken off one
 * after the other adds up to the line.
 */
export const unitsAmount = (order: OrderAmounts, units: readonly LineUnits[]): number =>
  sumOf(
    units.map(({ id, qty }) => {
      const item = order.items.find((one) => one.id === id)
      return item ? shareOf(lineAmount(order, item), qty, item.qty) : 0
    }),
  )

/** What each delivery costs, with its share of the tax that comes on top of net prices. */
export const deliveryAmounts = (order: OrderAmounts): ReadonlyMap<string, number> => {
  const { totals, items, shipments } = order
  const tax = totals.taxation === 'net' ? totals.tax - sumOf(items.map(({ price }) => price.tax)) : 0
  const whole = sumOf(shipments.map(({ price }) => price))
  let before = 0
  return new Map(
    shipments.map(({ shippingId, price }) => {
      const from = shareOf(tax, before, whole)
      before += price
      return [shippingId, price + shareOf(tax, before, whole) - from]
    }),
  )
}

/**
 * What an order costs less once units are not bought any more, `gone` being all of them so far: the units, and each delivery of which
 * nothing is left. All units together are the order's total.
 * @param undelivered those with the last of which a delivery goes back, where these are not all
 */
export const cancelledAmount = (
  order: OrderAmounts,
  gone: readonly LineUnits[],
  undelivered = gone,
): number => {
  const undeliveredOf = (id: string): number => undelivered.find((one) => one.id === id)?.qty ?? 0
  const isEmpty = (shippingId: string): boolean => {
    const own = order.items.filter((item) => item.shippingId === shippingId)
    return own.length > 0 && own.every(({ id, qty }) => undeliveredOf(id) === qty)
  }
  const deliveries = [...deliveryAmounts(order)].filter(([shippingId]) => isEmpty(shippingId))
  return unitsAmount(order, gone) + sumOf(deliveries.map(([, amount]) => amount))
}
