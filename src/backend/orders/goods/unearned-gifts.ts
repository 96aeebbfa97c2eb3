import { unitsLaidOut } from '#src/rules/orders/laid-out.ts'
import { linesWith, type LineUnits } from '#src/rules/orders/open-lines.ts'
import { linesOfGoods } from '../store/order-goods.ts'
import type { OrderRecord } from '../store/order-store.ts'

/** Gifts of an order that have not left, where nothing that was bought stays with its shopper once some units are cancelled or come back. */
export const unearnedGifts = ({ order, goods }: OrderRecord, gone: readonly LineUnits[]): LineUnits[] => {
  const { items } = order.content
  const states = linesOfGoods(order.content, goods)
  const isGift = (id: string): boolean => items.some((item) => item.id === id && item.bonus)
  const goneOf = (id: string): number => gone.find((line) => line.id === id)?.qty ?? 0
  const isBought = states.some(
    ({ id, ordered, cancelled, comingBack, returned }) =>
      !isGift(id) && ordered - cancelled - comingBack - returned > goneOf(id),
  )
  if (isBought) return []
  return linesWith(states, ({ id, open }) => (isGift(id) ? open + unitsLaidOut(goods.parcels, id) : 0))
}

/** Units of some lines, with those of others in place of what both name. */
export const withLines = (lines: readonly LineUnits[], others: readonly LineUnits[]): LineUnits[] => [
  ...lines.filter(({ id }) => others.every((other) => other.id !== id)),
  ...others,
]
