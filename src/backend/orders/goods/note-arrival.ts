import { eq } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { paid } from '#src/rules/orders/order-states.ts'
import { inTransaction } from '#src/backend/platform/in-transaction.ts'
import { orderParcel } from '../store/fulfilment-tables.ts'
import { earnByParcel, moveGoods } from './move-goods.ts'
import { lockWhole } from '../store/order-store.ts'
import { settleMoney, type MoneyParts } from '../money/settlement.ts'

type Refused = ApiError<'ORD409' | 'ORD411'>

/**
 * Notes that a parcel was delivered, or collected in its store; once, however often it is told. ORD409 for a parcel that is not the
 * order's, ORD411 where it cannot have arrived, and in a store for what is not
 * paid.
 */
export const noteArrival =
  (parts: MoneyParts) =>
  async (orderNumber: string, parcelId: string): Promise<Result<undefined, Refused>> => {
    const { db, clock, newId } = parts
    const noted = await inTransaction<undefined, Refused>(db, async (tx) => {
      const whole = await lockWhole(tx, orderNumber)
      const parcel = whole?.goods.parcels.find(({ id }) => id === parcelId)
      if (!whole || !parcel) return err(apiError('ORD409'))
      if (parcel.arrivedAt !== null) return ok(undefined)
      const isPaid = paid.some((state) => state === whole.order.payment)
      if (parcel.kind === 'ready' && !isPaid) return err(apiError('ORD411'))
      const arrivedAt = clock()
      const parcels = whole.goods.parcels.map((one) => (one === parcel ? { ...one, arrivedAt } : one))
      // Who collects something needs no mail about it.
      const isSilent = parcel.kind === 'ready'
      const arrival = { actor: 'staff', at: arrivedAt, subjectId: parcelId, isSilent } as const
      if (!(await moveGoods(tx, whole, ['parcelArrived'], { ...whole.goods, parcels }, arrival)))
        return err(apiError('ORD411'))
      await tx.update(orderParcel).set({ arrivedAt }).where(eq(orderParcel.id, parcelId))
      if (parcel.kind === 'ready') await earnByParcel(tx, whole, parcel, { clock, newId })
      return ok(undefined)
    })
    if (noted.ok) await settleMoney(parts, orderNumber)
    return noted
  }
