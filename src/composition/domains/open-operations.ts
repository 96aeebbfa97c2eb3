import { fapiHandlers } from '#src/backend/ops/fapi-routes.ts'
import { jobHandlers } from '#src/backend/ops/job-routes.ts'
import { lastPageCheck } from '#src/backend/ops/page-checks.ts'
import { warningHandlers } from '#src/backend/ops/warning-routes.ts'
import type { FailedJobs } from '#src/backend/platform/jobs/failed-jobs.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedCatalogue } from './open-catalogue.ts'
import type { OpenedOrders } from './open-orders.ts'

export type OperationsSettings = { failedJobs: FailedJobs }

/** The time and checks that everybody may ask for, jobs that failed, and warnings to staff. */
export const openOperations = (
  { database, clock }: Foundation,
  { failedJobs }: OperationsSettings,
  {
    listings,
    productsAfter,
    orders,
  }: Pick<OpenedCatalogue, 'listings' | 'productsAfter'> & Pick<OpenedOrders, 'orders'>,
) => ({
  handlers: {
    ...fapiHandlers(clock, listings, productsAfter),
    ...jobHandlers(failedJobs),
    ...warningHandlers(orders.paymentWarnings, lastPageCheck(database.sql)),
  },
})
