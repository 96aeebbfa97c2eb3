import { and, asc, eq, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm'
import { paid } from '#src/rules/orders/order-states.ts'
import { beginCapture } from '../money/capture.ts'
import { appendEvents, lockRecord } from '../store/order-store.ts'
import { shopOrder } from '../store/order-tables.ts'
import { hasOpenDigital } from './send-digital.ts'
import type { MoneyDependencies } from '../money/settlement.ts'
import { instantAfter } from '#src/base/clock.ts'

/** After how many milliseconds an order is handed over for packing: shoppers who change their mind do so at once. */
const packedAfterMs = 120_000

/** How long one run allocates, in milliseconds; the next run goes on. */
const runsForMs = 45_000

/** Hands a paid order over for packing. Items that come by email leave at once, so the money of an order with such items is captured. */
const allocate = ({ db, clock }: MoneyDependencies, orderNumber: string): Promise<void> =>
  db.transaction(async (tx) => {
    const record = await lockRecord(tx, orderNumber)
    const at = clock()
    const allocated = record && (await appendEvents(tx, record.order, ['allocated'], { actor: 'system', at }))
    if (allocated && hasOpenDigital(record)) await beginCapture(tx, record, at)
  })

const hasPhysicalItems: SQL = sql`${shopOrder.content} @> ${JSON.stringify({ items: [{ isDigitalProduct: false }] })}::jsonb`

type Place = { placedAt: string; orderNumber: string }

/**
 * Allocates paid orders, the earliest first, page by page until none is left or time is up. Each is tried once a run, so that one that
 * cannot be allocated holds up no other.
 * @param pageSize orders read by one statement
 */
export const allocateOrders = async (dependencies: MoneyDependencies, pageSize = 200): Promise<void> => {
  const { db, clock, log } = dependencies
  const begunAt = clock()
  const isDue = and(
    inArray(shopOrder.payment, [...paid]),
    eq(shopOrder.fulfilment, 'open'),
    or(lt(shopOrder.updatedAt, instantAfter(begunAt, -packedAfterMs)), not(hasPhysicalItems)),
  )
  const pageAfter = (last: Place | undefined): Promise<Place[]> => {
    const isNext =
      last &&
      sql`(${shopOrder.placedAt}, ${shopOrder.orderNumber}) > (${last.placedAt}::timestamptz, ${last.orderNumber})`
    return db
      .select({ placedAt: shopOrder.placedAt, orderNumber: shopOrder.orderNumber })
      .from(shopOrder)
      .where(and(isDue, isNext))
      .orderBy(asc(shopOrder.placedAt), asc(shopOrder.orderNumber))
      .limit(pageSize)
  }
  let page = await pageAfter(undefined)
  while (page.length > 0) {
    for (const { orderNumber } of page) {
      if (clock() >= instantAfter(begunAt, runsForMs)) return
      await allocate(dependencies, orderNumber).catch((error: unknown) =>
        log.warn({ event: 'order not allocated', orderNumber, err: error }),
      )
    }
    page = page.length < pageSize ? [] : await pageAfter(page.at(-1))
  }
}
