import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import type { Job } from '#src/backend/platform/job.ts'
import type { WishlistStore } from './wishlist-store.ts'

const ageMs = 180 * 24 * 3_600_000

/** Deletes guests' lists that nobody changed or looked at for half a year, each day. */
export const purgeWishlists = (store: WishlistStore, clock: Clock): Job<object> => ({
  name: 'purge-wishlists',
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  schedule: { cron: '53 3 * * *', data: {} },
  run: () => store.purge(new Date(Date.parse(clock()) - ageMs).toISOString()),
})
