import { eq } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { paid } from '#src/rules/orders/order-states.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import { orderParcel } from '../store/fulfilment-tables.ts'
import { earnByParcel, moveGoods } from './move-goods.ts'
import { lockRecord } from '../store/order-store.ts'
import { settleMoney, type MoneyDependencies } from '../money/settlement.ts'

type ArrivalError = ApiError<'ORD409' | 'ORD411'>

/**
 * Notes that a parcel was delivered, or collected in its store; once, however often it is called. ORD409 for a parcel of another order,
 * ORD411 where it cannot have arrived, and for a collection that is not paid.
 */
export const noteArrival =
  (dependencies: MoneyDependencies) =>
  async (orderNumber: string, parcelId: string): Promise<Result<undefined, ArrivalError>> => {
    const { db, clock, newId } = dependencies
    const noted = await inTransaction<undefined, ArrivalError>(db, async (tx) => {
      const record = await lockRecord(tx, orderNumber)
      const parcel = record?.goods.parcels.find(({ id }) => id === parcelId)
      if (!record || !parcel) return err(apiError('ORD409'))
      if (parcel.arrivedAt !== null) return ok(undefined)
      const isPaid = paid.some((state) => state === record.order.payment)
      if (parcel.kind === 'ready' && !isPaid) return err(apiError('ORD411'))
      const arrivedAt = clock()
      const parcels = record.goods.parcels.map((one) => (one === parcel ? { ...one, arrivedAt } : one))
      // Someone who collects a parcel needs no mail about it.
      const isSilent = parcel.kind === 'ready'
      const arrival = { actor: 'staff', at: arrivedAt, subjectId: parcelId, isSilent } as const
      if (!(await moveGoods(tx, record, ['parcelArrived'], { ...record.goods, parcels }, arrival)))
        return err(apiError('ORD411'))
      await tx.update(orderParcel).set({ arrivedAt }).where(eq(orderParcel.id, parcelId))
      if (parcel.kind === 'ready') await earnByParcel(tx, record, parcel, { clock, newId })
      return ok(undefined)
    })
    if (noted.ok) await settleMoney(dependencies, orderNumber)
    return noted
  }
