import type { Order } from '#src/contract/orders/order.ts'
import { isCollected } from './collected.ts'

/** The steps of a shipment on its way home, and of one that is collected in a store. */
const waysOfShipments = {
  home: ['placed', 'packed', 'sent', 'delivered'],
  store: ['placed', 'packed', 'ready', 'collected'],
} as const

export type ProgressStep = (typeof waysOfShipments)[keyof typeof waysOfShipments][number]

/** Statuses in which goods are still told of by where they are. */
const onTheWay: ReadonlySet<Order['st']> = new Set([
  ...(['authorised', 'captured', 'allocated', 'partlyShipped', 'shipped', 'delivered'] as const),
  ...(['readyForPickup', 'collected', 'partlyRefunded'] as const),
])

type Units = readonly Pick<Order['items'][number], 'qty' | 'cancelled' | 'sent' | 'arrived'>[]

/** How many steps are done by where the units are; undefined where none comes. */
const stepsOfUnits = (items: Units): number | undefined => {
  const coming = items.filter(({ qty, cancelled }) => qty > cancelled)
  if (coming.length === 0) return undefined
  if (coming.every(({ qty, cancelled, arrived }) => arrived === qty - cancelled)) return 4
  return coming.some(({ sent }) => sent > 0) ? 3 : 1
}

/**
 * How far a shipment of an order is on its way to its shopper, by the units of its items; undefined where the order is not paid, will not
 * come or came back, and for what comes by email.
 */
export const shipmentProgress = (
  st: Order['st'],
  shipment: Pick<Order['shipments'][number], 'code' | 'storeName'>,
  items: Units,
): { steps: readonly ProgressStep[]; done: number } | undefined => {
  const done = stepsOfUnits(items)
  if (done === undefined || shipment.code === 'digital' || !onTheWay.has(st)) return undefined
  return { steps: waysOfShipments[isCollected(shipment) ? 'store' : 'home'], done }
}
