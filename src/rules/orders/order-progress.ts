import type { Order } from '#src/contract/orders/order.ts'
import { isCollected } from './collected.ts'

/** The steps of an order on its way home, and of one that is collected in a store. */
const waysOfOrders = {
  home: ['placed', 'packed', 'sent', 'delivered'],
  store: ['placed', 'packed', 'ready', 'collected'],
} as const

export type ProgressStep = (typeof waysOfOrders)[keyof typeof waysOfOrders][number]

/** How many steps are done in a status; the others tell of no way to the shopper. */
const stepsDone: Partial<Record<Order['st'], number>> = {
  authorised: 1,
  captured: 1,
  allocated: 1,
  partlyShipped: 3,
  shipped: 3,
  delivered: 4,
  readyForPickup: 3,
  collected: 4,
}

type Units = readonly Pick<Order['items'][number], 'qty' | 'cancelled' | 'sent' | 'arrived'>[]

/** How many steps are done by where the units are; undefined where none comes. */
const stepsOfUnits = (items: Units): number | undefined => {
  const coming = items.filter(({ qty, cancelled }) => qty > cancelled)
  if (coming.length === 0) return undefined
  if (coming.every(({ qty, cancelled, arrived }) => arrived === qty - cancelled)) return 4
  return coming.some(({ sent }) => sent > 0) ? 3 : 1
}

/**
 * How far an order is on its way to its shopper; undefined where it is not paid, will not come, came back, or has nothing to send.
 * An order of which a part goes home is told of by that part.
 */
export const orderProgress = ({
  st,
  shipments,
  items = [],
}: Pick<Order, 'st' | 'shipments'> & { items?: Units }):
  { steps: readonly ProgressStep[]; done: number } | undefined => {
  const done = st === 'partlyRefunded' ? stepsOfUnits(items) : stepsDone[st]
  const sent = shipments.filter(({ code }) => code !== 'digital')
  if (done === undefined || sent.length === 0) return undefined
  const isLaidOut = st === 'readyForPickup' || st === 'collected'
  const goesHome = sent.some((shipment) => !isCollected(shipment))
  return { steps: waysOfOrders[isLaidOut || !goesHome ? 'store' : 'home'], done }
}
