import { eq } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import type { Notifications } from '#src/contract/customer/notifications.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { customer } from '../customer-tables.ts'

/** Changes what a customer is told of by itself; topics and channels that are not named stay. */
export const createChangeNotifications =
  (db: Sql) =>
  (customerId: string, change: Notifications): Promise<Result<Notifications, ApiError<'PRO404'>>> =>
    inTransaction<Notifications, ApiError<'PRO404'>>(db, async (tx) => {
      const own = eq(customer.id, customerId)
      const [stored] = await tx
        .select({ notifications: customer.notifications })
        .from(customer)
        .where(own)
        .for('update')
      if (!stored) return err(apiError('PRO404'))
      const { orders, backInStock, loyalty } = stored.notifications
      const notifications: Notifications = {
        orders: { ...orders, ...change.orders },
        backInStock: { ...backInStock, ...change.backInStock },
        loyalty: { ...loyalty, ...change.loyalty },
      }
      await tx.update(customer).set({ notifications }).where(own)
      return ok(notifications)
    })

export type ChangeNotifications = ReturnType<typeof createChangeNotifications>
