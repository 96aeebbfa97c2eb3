import { err } from '#src/base/result.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { createEditors } from '#src/backend/identity/editors.ts'
import { createStaff } from '#src/backend/identity/staff.ts'
import { createJobs } from '#src/backend/platform/jobs/jobs.ts'
import { loadCatalogue } from '#src/backend/catalogue/load-catalogue.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { createLocalHashing } from '#src/backend/personalization/local-hashing.ts'
import { systemClock } from '#src/base/clock.ts'
import { randomId } from '#src/base/ids.ts'
import { tableTaxes } from '#tests/fixtures/taxes.ts'
import { deliveryMethods } from '#tests/fixtures/delivery-methods.ts'
import { openWebhooks } from '#src/composition/open-webhooks.ts'
import { createBackend } from '#src/composition/backend.ts'
import { buildDemoCatalogue } from '#demo/catalogue/catalogue.ts'
import { searchData } from '#tests/fixtures/search-data.ts'
import { contentSource } from '#tests/fixtures/content-source.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'

const secret = 'a secret of benches, long enough to sign'

/** The demo shop's back end on a database in memory, as production runs it. `onStatement` hears of each SQL statement. */
export async function openBackend(onStatement: (statement: string) => void = () => undefined) {
  const database = await openDatabase({ memory: true }, silentLog, { onStatement })
  await loadCatalogue(database, buildDemoCatalogue())
  const limiters = createRateLimiters(undefined)
  const jobs = createJobs({ database, jobs: [], log: silentLog })
  const post = async () => 200
  const webhooks = openWebhooks({ database, endpoints: [], post, clock: systemClock, newId: randomId })
  const backend = createBackend({
    database,
    content: contentSource,
    decisions: createLocalHashing([]),
    photos: [],
    taxes: tableTaxes,
    deliveryMethods,
    searchData,
    clock: systemClock,
    newId: randomId,
    log: silentLog,
    secret,
    editors: createEditors({ previewKey: undefined, secret, clock: systemClock, limiters }),
    staff: createStaff({ staffKey: undefined, secret, clock: systemClock, limiters }),
    failedJobs: jobs.failed,
    webhooks: webhooks.deliveriesBy(jobs),
    limiters,
    sendMail: () => undefined,
    print: async () => err('busy'),
    cleanPicture: async () => err('busy'),
    mailed: (work) => database.sql.transaction((sql) => work({ sql, send: async () => undefined })),
    checksOutput: false,
    secureCookies: false,
    origin: 'http://localhost',
  })
  return { backend, database }
}
