import { linesWith, type LineUnits } from '#src/rules/orders/open-lines.ts'
import { newGiftCards } from '#src/backend/payments/new-gift-card.ts'
import { heldForRefund } from '../money/refund.ts'
import { orderParcel } from '../store/fulfilment-tables.ts'
import { giftCardUnits, issueGiftCards } from './issue-gift-cards.ts'
import { earnByParcel, moveGoods } from './move-goods.ts'
import { linesOfGoods, type StoredParcel } from '../store/order-goods.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { findOrder, lockRecord, type OrderRecord } from '../store/order-store.ts'
import { taken } from '#src/rules/orders/order-states.ts'

/** Whether all that still comes of an order comes by email. */
export const comesByEmail = ({
  order: { content },
  goods,
}: Pick<OrderRecord, 'order' | 'goods'>): boolean => {
  const coming = linesWith(linesOfGoods(content, goods), ({ ordered, cancelled }) => ordered - cancelled)
  return coming.every(({ id }) => content.items.find((item) => item.id === id)?.isDigitalProduct)
}

/** Whether something still comes by email of an order. */
export const hasOpenDigital = ({
  order: { content },
  goods,
}: Pick<OrderRecord, 'order' | 'goods'>): boolean =>
  linesOfGoods(content, goods).some(
    ({ id, open }) => open > 0 && content.items.find((item) => item.id === id)?.isDigitalProduct,
  )

/** The units of a paid order that come by email and have not been sent: none once all its money is refunded. */
const openDigital = (record: OrderRecord): LineUnits[] => {
  const { order, goods } = record
  const { content, fulfilment, payment, total } = order
  const isPaid = taken.some((state) => state === payment)
  if (!isPaid || fulfilment === 'open' || fulfilment === 'cancelled') return []
  if (total > 0 && heldForRefund(record) === 0) return []
  const digital = new Set(content.items.filter((item) => item.isDigitalProduct).map(({ id }) => id))
  return linesWith(linesOfGoods(content, goods), (line) => (digital.has(line.id) ? line.open : 0))
}

/** Units that are sent in one go: hashing the secrets of a gift card takes time, and neither other work nor a shutdown should wait for many. */
export const sentAtOnce = 25

/** The first units of some lines. */
const firstOf = (lines: readonly LineUnits[], count: number): LineUnits[] => {
  let left = count
  return lines.flatMap(({ id, qty }) => {
    const units = Math.min(qty, left)
    left -= units
    return units > 0 ? [{ id, qty: units }] : []
  })
}

/**
 * Sends the items of a paid order that come by email, which arrive at once. Gift cards are issued and mailed in the transaction that notes
 * it. Of many units the first `sentAtOnce` are sent, and the rest by the next calls.
 */
export const sendDigital = async (
  { db, mailed, clock, newId }: Pick<OrderDependencies, 'db' | 'mailed' | 'clock' | 'newId'>,
  orderNumber: string,
): Promise<void> => {
  const before = await findOrder(db, orderNumber)
  const planned = before ? firstOf(openDigital(before), sentAtOnce) : []
  if (!before || planned.length === 0) return
  const cards = await newGiftCards(giftCardUnits(before.order, planned))
  await mailed(async (unit) => {
    const tx = unit.sql
    const record = await lockRecord(tx, orderNumber)
    const open = record ? firstOf(openDigital(record), sentAtOnce) : []
    if (!record || open.length === 0) return
    const at = clock()
    const parcel: StoredParcel = {
      ...{ id: newId(), orderNumber, shippingId: 'digital', lines: open, kind: 'sent', at, arrivedAt: at },
      ...{ carrier: null, trackingNumber: null, trackingUrl: null },
    }
    const goods = { ...record.goods, parcels: [...record.goods.parcels, parcel] }
    const noted = { actor: 'system', at, subjectId: parcel.id, isSilent: true } as const
    if (!(await moveGoods(tx, record, ['parcelSent'], goods, noted))) return
    await tx.insert(orderParcel).values(parcel)
    await issueGiftCards(unit, record.order, open, cards, { clock, newId })
    await earnByParcel(tx, record, parcel, { clock, newId })
  })
}
