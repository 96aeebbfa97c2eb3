import type { LineState } from './open-lines.ts'
import type { FulfilmentState, OrderEventKind } from './order-states.ts'

/** A line with whether it is collected in a store. */
export type PlacedLine = LineState & Readonly<{ isCollected: boolean }>

/** Events that say where all goods of an order are, and what each leads to. */
const stateAfter = {
  backToPacking: 'allocated',
  shippedInPart: 'partlyShipped',
  shipped: 'shipped',
  delivered: 'delivered',
  readyForPickup: 'readyForPickup',
  collected: 'collected',
} as const satisfies Partial<Record<OrderEventKind, FulfilmentState>>

export type GoodsEvent = keyof typeof stateAfter

const sumOf = (lines: readonly PlacedLine[], of: (line: PlacedLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)

/** What happens to all goods of an order until they are where they are; of an order that goes home in part, what happens at home. */
const wayOf = (lines: readonly PlacedLine[]): GoodsEvent[] => {
  const coming = sumOf(lines, ({ ordered, cancelled }) => ordered - cancelled)
  const sent = sumOf(lines, (line) => line.sent)
  if (sent === 0) return []
  if (sent < coming) return ['shippedInPart']
  const isCollected = lines.every((line) => line.isCollected || line.ordered === line.cancelled)
  const hasArrived = sumOf(lines, ({ arrived }) => arrived) === coming
  if (isCollected) return hasArrived ? ['readyForPickup', 'collected'] : ['readyForPickup']
  return hasArrived ? ['shipped', 'delivered'] : ['shipped']
}

/**
 * What has to happen to an order so that it says where its goods are. Nothing where it says so already, and where goods of it come
 * back, which is told instead.
 */
export const goodsEvents = (from: FulfilmentState, lines: readonly PlacedLine[]): GoodsEvent[] => {
  if (from === 'returnRequested' || from === 'returned') return []
  if (from === 'partlyShipped' && sumOf(lines, ({ sent }) => sent) === 0) return ['backToPacking']
  const way = wayOf(lines)
  return way.slice(way.findIndex((event) => stateAfter[event] === from) + 1)
}
