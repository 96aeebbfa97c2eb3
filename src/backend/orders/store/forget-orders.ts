import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { Job } from '#src/backend/platform/jobs/job.ts'
import { lockRecord } from './order-store.ts'
import { shopOrder } from './order-tables.ts'
import { nobody, withoutPerson } from './without-person.ts'

/** Orders looked at by one statement. */
const pageSize = 200

/** The next orders, by number, of erased customers that still hold addresses or recipients. */
const namingOrders = async (db: Sql, after: string): Promise<string[]> => {
  const names = or(
    sql`jsonb_path_exists(${shopOrder.content}, '$.shipments[*].address')`,
    sql`jsonb_path_exists(${shopOrder.content}, '$.items[*].giftOption')`,
  )
  const isOfNobody = and(eq(shopOrder.email, ''), sql`${shopOrder.content} ->> 'customerId' = ${nobody}`)
  const orders = await db
    .select({ orderNumber: shopOrder.orderNumber })
    .from(shopOrder)
    .where(and(isOfNobody, names, gt(shopOrder.orderNumber, after)))
    .orderBy(asc(shopOrder.orderNumber))
    .limit(pageSize)
  return orders.map(({ orderNumber }) => orderNumber)
}

/** Erases from an erased customer's order what no delivery needs any more. */
const forget = (db: Sql, orderNumber: string): Promise<void> =>
  db.transaction(async (tx) => {
    const record = await lockRecord(tx, orderNumber)
    if (!record) return
    const content = withoutPerson(record.order, record.goods)
    await tx.update(shopOrder).set({ content }).where(eq(shopOrder.orderNumber, orderNumber))
  })

/** Erases addresses and recipients from the orders of erased customers, once nothing of them is to be sent. */
export const forgetOrders = async (db: Sql): Promise<void> => {
  let page = await namingOrders(db, '')
  while (page.length > 0) {
    for (const orderNumber of page) await forget(db, orderNumber)
    page = await namingOrders(db, page.at(-1) ?? '')
  }
}

/** Erases them each hour. */
export const forgetOrdersJob = (db: Sql): Job<object> => ({
  name: 'forget-orders',
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  schedule: { cron: '17 * * * *', data: {} },
  run: () => forgetOrders(db),
})
