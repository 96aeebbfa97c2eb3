import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { orderNote } from '../store/fulfilment-tables.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { findOrder } from '../store/order-store.ts'

/** Adds a note of staff to an order. ORD409 for an unknown order. */
export const addNote =
  ({ db, clock, newId }: Pick<OrderDependencies, 'db' | 'clock' | 'newId'>) =>
  async (orderNumber: string, text: string): Promise<Result<undefined, ApiError<'ORD409'>>> => {
    if (!(await findOrder(db, orderNumber))) return err(apiError('ORD409'))
    await db.insert(orderNote).values({ id: newId(), orderNumber, text, at: clock() })
    return ok(undefined)
  }
