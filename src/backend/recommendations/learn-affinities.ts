import { setImmediate as nextTurn } from 'node:timers/promises'
import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { instantAfter, type Clock } from '#src/base/clock.ts'
import { dayMs } from '#src/base/day.ts'
import { recommendationsTag } from '#src/contract/cache-tags.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { Job } from '#src/backend/platform/jobs/job.ts'
import { invalidate } from '#src/backend/platform/invalidations.ts'
import { readViews } from './count-recommendations.ts'
import { createPairScores } from './pair-scores.ts'
import { productAffinity } from './recommendation-tables.ts'

/** A basket as it is stored: `at` as the database writes it, `id` tells those of one instant apart. */
export type StoredBasket = { id: string; at: string; productIds: string[] }

/** A page of baskets since an ISO instant, the latest first: the first page, or what comes after a basket. */
export type ReadBaskets = (page: {
  since: string
  after: StoredBasket | undefined
  limit: number
}) => Promise<StoredBasket[]>

/** Where baskets come from: how many days back, how many at most, and how much one tells, 1 for an order. */
export type BasketSource = { read: ReadBaskets; days: number; maxBaskets: number; weight: number }

export type LearningDependencies = { db: Sql; clock: Clock; sources: readonly BasketSource[] }

/** Baskets that one statement reads, and products that one writes: each is short enough that requests wait for none. */
const pageSize = 200

/** For how many days views count. */
const viewDays = 60

type Rows = (typeof productAffinity.$inferInsert)[]

const writeRows = (db: Sql, rows: Rows) =>
  db
    .insert(productAffinity)
    .values(rows)
    .onConflictDoUpdate({
      target: productAffinity.productId,
      set: {
        popularity: sql`excluded.popularity`,
        others: sql`excluded.others`,
        learnedAt: sql`excluded.learned_at`,
      },
    })

/** Learns anew what goes with what, of the latest baskets and views; what none of them has is forgotten. */
export const learnAffinities = async ({ db, clock, sources }: LearningDependencies): Promise<void> => {
  const now = clock()
  const scores = createPairScores(now)
  for (const { read, days, maxBaskets, weight } of sources) {
    const since = instantAfter(now, -days * dayMs)
    let after: StoredBasket | undefined
    for (let left = maxBaskets; left > 0; left -= pageSize) {
      const limit = Math.min(left, pageSize)
      const page = await read({ since, after, limit })
      for (const { productIds, at } of page) scores.add({ productIds, at, weight })
      after = page.at(-1)
      if (page.length < limit) break
      await nextTurn()
    }
  }
  for (const { productId, day, count } of await readViews(db, instantAfter(now, -viewDays * dayMs)))
    scores.addViews(productId, day, count)
  const productIds = scores.productIds()
  for (let from = 0; from < productIds.length; from += pageSize) {
    const rows = productIds.slice(from, from + pageSize).map((productId) => ({
      productId,
      popularity: scores.popularityOf(productId),
      others: scores.othersOf(productId),
      learnedAt: now,
    }))
    await writeRows(db, rows)
    await nextTurn()
  }
  await db.delete(productAffinity).where(lt(productAffinity.learnedAt, now))
  await invalidate(db, [recommendationsTag])
}

/** Learns four times a day. */
export const learnAffinitiesJob = (dependencies: LearningDependencies): Job<object> => ({
  name: 'learn-affinities',
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  schedule: { cron: '31 */6 * * *', data: {} },
  run: () => learnAffinities(dependencies),
})
