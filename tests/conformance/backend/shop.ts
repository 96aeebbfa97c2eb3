import { experiments } from '#tests/fixtures/experiments.ts'
import { createLocalHashing } from '#src/backend/personalization/local-hashing.ts'
import { randomId } from '#src/base/ids.ts'
import type { EmbeddedBackend } from '#src/backend/api/api-fetch.ts'
import type { RecommendationSettings } from '#src/composition/domains/open-recommendations.ts'
import { createBackend } from '#src/composition/backend.ts'
import type { OpenPayments } from '#src/backend/payments/opened-payments.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import type { HumanCheck } from '#src/backend/identity/human-check/human-check.ts'
import { createEditors } from '#src/backend/identity/editors.ts'
import { createStaff } from '#src/backend/identity/staff.ts'
import type { ContentView } from '#src/contract/content/content-source.ts'
import { loadCatalogue } from '#src/backend/catalogue/load-catalogue.ts'
import { createDocumentPrinter, type PrintDocument } from '#src/backend/documents/document-printer.ts'
import { createCleanPicture } from '#src/backend/pictures/clean-picture.ts'
import { createPictureProcess } from '#src/backend/pictures/picture-process.ts'
import { createPictureQueue } from '#src/backend/pictures/picture-queue.ts'
import { anyJob } from '#src/backend/platform/jobs/job.ts'
import { createJobs, type Jobs } from '#src/backend/platform/jobs/jobs.ts'
import { webhooksOf } from './order-listener.ts'
import { fragileJob } from './fragile-job.ts'
import type { Mail, Mailed } from '#src/backend/mail/mail.ts'
import type { Database, DatabaseOptions, DatabasePlace } from '#src/backend/platform/database/database.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { projectPath } from '#src/backend/platform/project-path.ts'
import { catalogue } from '#tests/fixtures/catalogue.ts'
import type { Customer } from '#src/backend/customer/customer-facts.ts'
import { createReadCustomerFacts } from '#src/backend/customer/queries/read-customer-facts.ts'
import { loadReviews } from '#src/backend/reviews/load-reviews.ts'
import { loadStores } from '#src/backend/stores/load-stores.ts'
import { demoStores } from '#demo/stores/stores.ts'
import { reviews } from '#tests/fixtures/reviews.ts'
import { storeStock } from '#tests/fixtures/store-stock.ts'
import { demoPhotos } from '#demo/photos/photos.ts'
import { tableTaxes } from '#tests/fixtures/taxes.ts'
import type { TaxService } from '#src/backend/tax/tax-service.ts'
import { deliveryMethods } from '#tests/fixtures/delivery-methods.ts'
import { searchData } from '#tests/fixtures/search-data.ts'
import { contentSource } from '#tests/fixtures/content-source.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'

/** The instant at which the shop of these tests begins. */
export const opening = '2026-06-01T10:00:00.000Z'

/** A back end on one database, with the small catalogue loaded. */
export type Shop = {
  database: Database
  backend: EmbeddedBackend
  /** Another process of the same shop: its own caches and queues. */
  another: (
    more?: {
      humanCheck?: HumanCheck
      print?: PrintDocument
      taxes?: TaxService
      openPayments?: OpenPayments
      mailed?: Mailed
    } & RecommendationSettings,
  ) => EmbeddedBackend
  /** Every SQL statement since the list was last emptied. */
  statements: string[]
  /** What was logged since the list was last emptied. */
  logged: { ms?: number }[]
  /** Views of the content that were asked for since the list was last emptied. */
  requested: ContentView[]
  /** Mails that were sent since the list was last emptied. */
  mails: Mail[]
  /** Makes every shopper this customer; guests again without one. */
  setCustomer: (customer: Customer | undefined) => void
  /** Moves the shop's clock. */
  setTime: (instant: string) => void
  /** The work in the background, which nothing begins before it is used. */
  jobs: Jobs
  /** Announces orders to someone who listens, as each minute does. */
  announceOrders: () => Promise<void>
  close: () => Promise<void>
}

/** What signs the shop's tokens. */
export const shopSecret = 'a secret for tests, long enough to sign'

/** What content clients of the shop know. */
export const previewKey = 'the preview key of tests'

/** What staff of the shop know. */
export const staffKey = 'the staff key of tests'

/** Opens a shop whose time stands still. */
export const openShop = async (
  place: DatabasePlace,
  options: Pick<DatabaseOptions, 'deadlineMs' | 'onStatement'> = {},
): Promise<Shop> => {
  const statements: string[] = []
  const logged: Shop['logged'] = []
  const mails: Mail[] = []
  const requested: ContentView[] = []
  let instant = opening
  let customer: Customer | undefined
  const database = await openDatabase(place, silentLog, {
    ...options,
    onStatement: (statement) => {
      options.onStatement?.(statement)
      statements.push(statement)
    },
  })
  await loadCatalogue(database, catalogue, { within: (tx) => loadReviews(tx, reviews) })
  await loadStores(database, { stores: demoStores, stock: storeStock })
  const printer = createDocumentPrinter(projectPath('src/composition/programs/document-program.ts'))
  const pictures = createPictureProcess(projectPath('src/composition/programs/picture-program.ts'), [])
  const readFacts = createReadCustomerFacts(database.sql, () => instant)
  const note = (entry: object) => logged.push(entry)
  const webhooks = webhooksOf(database, () => instant)
  const jobs: Jobs = createJobs({
    database,
    // Tests announce when they want to.
    jobs: [
      anyJob(fragileJob),
      ...webhooks.jobsBy(() => jobs).filter(({ name }) => name === 'order-webhooks'),
    ],
    log: silentLog,
    pollingSeconds: 0.5,
  })
  const make: Shop['another'] = (more = {}) => {
    const limiters = createRateLimiters(database.sql)
    return createBackend({
      database,
      photos: demoPhotos,
      taxes: tableTaxes,
      deliveryMethods,
      searchData,
      customerFacts: async (shopper) => customer ?? readFacts(shopper),
      content: {
        ...contentSource,
        page: (slug, view) => {
          requested.push(view)
          return contentSource.page(slug, view)
        },
        footer: (view) => {
          requested.push(view)
          return contentSource.footer(view)
        },
      },
      decisions: createLocalHashing(experiments),
      clock: () => instant,
      newId: randomId,
      log: { info: note, warn: note, error: note },
      secret: shopSecret,
      editors: createEditors({ previewKey, secret: shopSecret, clock: () => instant, limiters }),
      staff: createStaff({ staffKey, secret: shopSecret, clock: () => instant, limiters }),
      limiters,
      failedJobs: jobs.failed,
      webhooks: webhooks.deliveriesBy(jobs),
      sendMail: (mail) => void mails.push(mail),
      print: printer.print,
      cleanPicture: createCleanPicture(pictures, createPictureQueue(1, 16)),
      seller: ['Marlow Ltd', 'Harbour Road 1', 'VAT GB123456789'],
      mailed: async (work) => {
        const sent: Mail[] = []
        const send = async (mail: Mail) => void sent.push(mail)
        const done = await database.sql.transaction((sql) => work({ sql, send }))
        mails.push(...sent)
        return done
      },
      checksOutput: true,
      secureCookies: false,
      origin: 'http://shop.test',
      ...more,
    })
  }
  return {
    database,
    backend: make(),
    another: make,
    statements,
    logged,
    requested,
    mails,
    setCustomer: (to) => {
      customer = to
    },
    setTime: (to) => {
      instant = to
    },
    jobs,
    announceOrders: () => webhooks.announceBy(jobs),
    close: async () => {
      await jobs.stop()
      await printer.close()
      pictures.close()
      await database.close()
    },
  }
}
