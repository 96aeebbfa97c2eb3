import { err, ok, type Result } from '#src/base/result.ts'
import type { CallInput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { isCollected } from '#src/rules/orders/collected.ts'
import { haveUnits, openUnitsOf } from '#src/rules/orders/open-lines.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import { beginCapture } from '../money/capture.ts'
import { orderParcel } from '../store/fulfilment-tables.ts'
import { earnByParcel, moveGoods } from './move-goods.ts'
import { linesOfGoods, type StoredParcel } from '../store/order-goods.ts'
import { lockRecord } from '../store/order-store.ts'
import { settleMoney, type MoneyDependencies } from '../money/settlement.ts'

type ParcelError = ApiError<'ORD409' | 'ORD411'>

/** Units of a shipment that leave together. */
export type ParcelToSend = CallInput<'POST /ops/v1/orders/{orderNumber}/parcels'>['body']

/**
 * Sends units of one shipment, or lays them out in their store. The money of an order is captured with its first parcel. ORD411 for units that
 * are not open in that shipment, for those that come by email, which `sendDigital` alone sends, for an order that is not paid or whose
 * capture was refused, and where other units of the shipment are open than its sender saw.
 */
export const sendParcel =
  (dependencies: MoneyDependencies) =>
  async (orderNumber: string, wanted: ParcelToSend): Promise<Result<undefined, ParcelError>> => {
    const { db, clock, newId } = dependencies
    const sent = await inTransaction<undefined, ParcelError>(db, async (tx) => {
      const record = await lockRecord(tx, orderNumber)
      if (!record) return err(apiError('ORD409'))
      const { content, payment } = record.order
      const isRefused = payment === 'authorised' && record.attempt?.captureState === 'refused'
      const { shippingId, lines, openUnits, carrier, trackingNumber, trackingUrl } = wanted
      const shipment = content.shipments.find((one) => one.shippingId === shippingId)
      const ownItems = content.items.filter((item) => item.shippingId === shippingId)
      const own = new Set(ownItems.filter((item) => !item.isDigitalProduct).map(({ id }) => id))
      const states = linesOfGoods(content, record.goods)
      const seen = openUnitsOf(states.filter(({ id }) => own.has(id)))
      if (openUnits !== undefined && openUnits !== seen) return err(apiError('ORD411'))
      const areOpen = haveUnits(states, lines, ({ open }) => open)
      if (isRefused || !shipment || !areOpen || lines.some(({ id }) => !own.has(id)))
        return err(apiError('ORD411'))
      const at = clock()
      const isLaidOut = isCollected(shipment)
      const parcel: StoredParcel = {
        ...{ id: newId(), orderNumber, shippingId, lines: [...lines], at, arrivedAt: null },
        ...{
          carrier: carrier ?? null,
          trackingNumber: trackingNumber ?? null,
          trackingUrl: trackingUrl ?? null,
        },
        kind: isLaidOut ? 'ready' : 'sent',
      }
      const goods = { ...record.goods, parcels: [...record.goods.parcels, parcel] }
      const noted = { actor: 'staff', at, subjectId: parcel.id } as const
      const moved = await moveGoods(tx, record, [isLaidOut ? 'parcelReady' : 'parcelSent'], goods, noted)
      if (!moved) return err(apiError('ORD411'))
      await tx.insert(orderParcel).values(parcel)
      await beginCapture(tx, record, at)
      if (!isLaidOut) await earnByParcel(tx, record, parcel, { clock, newId })
      return ok(undefined)
    })
    if (sent.ok) await settleMoney(dependencies, orderNumber)
    return sent
  }
