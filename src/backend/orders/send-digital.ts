import { linesWith } from '#src/rules/orders/open-lines.ts'
import { orderParcel } from './fulfilment-tables.ts'
import { earnByParcel, moveGoods } from './move-goods.ts'
import { linesOfGoods, type StoredParcel } from './order-goods.ts'
import type { OrderParts } from './order-parts.ts'
import { lockWhole } from './order-store.ts'

/** Sends what comes by email, once it is paid: it arrives at once. */
export const sendDigital = (
  { db, clock, newId }: Pick<OrderParts, 'db' | 'clock' | 'newId'>,
  orderNumber: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const whole = await lockWhole(tx, orderNumber)
    if (!whole || !['captured', 'partlyRefunded'].includes(whole.order.payment)) return
    const { content, fulfilment } = whole.order
    const digital = new Set(content.items.filter((item) => item.isDigitalProduct).map(({ id }) => id))
    const open = linesWith(linesOfGoods(content, whole.goods), (line) =>
      digital.has(line.id) ? line.open : 0,
    )
    if (open.length === 0 || fulfilment === 'open' || fulfilment === 'cancelled') return
    const at = clock()
    const parcel: StoredParcel = {
      ...{ id: newId(), orderNumber, shippingId: 'digital', lines: open, kind: 'sent', at, arrivedAt: at },
      ...{ carrier: null, trackingNumber: null, trackingUrl: null },
    }
    const goods = { ...whole.goods, parcels: [...whole.goods.parcels, parcel] }
    const noted = { actor: 'system', at, subjectId: parcel.id, isSilent: true } as const
    if (!(await moveGoods(tx, whole, ['parcelSent'], goods, noted))) return
    await tx.insert(orderParcel).values(parcel)
    await earnByParcel(tx, whole, parcel, { clock, newId })
  })
