import type { Logger } from 'pino'
import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import type { ContentAdapter } from '#src/canvas/adapters/content-adapter.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { createEditors, type Editors } from '#src/backend/identity/editors.ts'
import { createStaff, type Staff } from '#src/backend/identity/staff.ts'
import { expressMethods, type ExpressMethod } from '#src/contract/payments/tenders.ts'
import type { DecisionEngine } from '#src/contract/personalization/decision.ts'
import type { CleanPicture } from '#src/backend/contact/clean-pictures.ts'
import { createBackend } from './backend.ts'
import type { DirectCall } from '#src/backend/api/direct-call.ts'
import { createForwarder } from '#src/backend/api/forward.ts'
import { indexProducts } from '#src/backend/catalogue/search/index-products.ts'
import { isCatalogueEmpty } from '#src/backend/catalogue/load-catalogue.ts'
import { administer } from './administration.ts'
import type { MailFolder } from '#src/backend/mail/mail-folder.ts'
import type { Invalidations } from '#src/backend/platform/invalidations.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { demoPhotos } from '#demo/photos/photos.ts'
import { taxServiceOf } from './tax-service-of.ts'
import { openControl } from './control/control-server.ts'
import { withMockFaults } from './mock-faults.ts'
import { checkPayments } from './check-payments.ts'
import { contentSource } from './content-calls-source.ts'
import { settleDemoAccounts, wantsDemoAccounts } from './demo-shop/demo-accounts.ts'
import { settleDemoCards } from './demo-shop/demo-gift-cards.ts'
import { loadDemoShop } from './demo-shop/load-demo-shop.ts'
import { jobsOf } from './background-jobs.ts'
import { fulfilOrdersJob } from '#src/backend/orders/goods/fulfil-orders.ts'
import { tellOfStockJob } from '#src/backend/back-in-stock/tell-of-stock.ts'
import { reconcileOrdersJob } from '#src/backend/orders/money/reconciliation.ts'
import { checkPaymentPagesJob } from '#src/backend/ops/page-checks.ts'
import { builtScriptsFile, readBuiltScripts } from '#src/payment-pages/built-scripts.ts'
import { checkPaymentPages } from '#src/payment-pages/check-payment-pages.ts'
import { anyJob } from '#src/backend/platform/jobs/job.ts'
import { createDocumentPrinter } from '#src/backend/documents/document-printer.ts'
import { createJobs, type Jobs } from '#src/backend/platform/jobs/jobs.ts'
import { projectPath } from '#src/backend/platform/project-path.ts'
import type { RecommendationSettings } from './domains/open-recommendations.ts'
import { databasePlace } from './environment/database-place.ts'
import { readDeliveryMethods } from './environment/read-delivery-methods.ts'
import { readSearchData } from './environment/read-search-data.ts'
import type { Environment } from './environment/environment.ts'
import { photon } from '#src/backend/places/photon.ts'
import { createRemoteRecommendations } from '#src/backend/recommendations/remote-recommendations.ts'
import { createPostMessage } from '#src/remote/post-message.ts'
import { createRemoteFetch } from '#src/remote/remote-fetch.ts'
import { humanCheckOf } from './human-check-of.ts'
import { openMail } from './open-mail.ts'
import { paymentsOf } from './payments-of.ts'
import { openWebhooks } from './open-webhooks.ts'
import { timed, type Progress } from './startup-progress.ts'
import { connectionsOf, type Worker } from './workers/worker.ts'

/** Milliseconds after opening at which background jobs begin. */
const jobsAfterMs = 10_000
const maxJobsPauseMs = 300_000

type Commerce = {
  api: (request: Request) => Promise<Response>
  call: DirectCall | undefined
  editors: Editors
  staff: Staff
  /** Undefined where commerce is elsewhere: it tells nobody what changes there. */
  invalidations: Invalidations | undefined
  /** Where mails lie; undefined where they are sent, or where commerce is elsewhere. */
  mails: MailFolder | undefined
  /** By what a button orders at once: all, where commerce is elsewhere and tells no provider. */
  expressMethods: ReadonlySet<ExpressMethod>
  close: () => Promise<void>
}

type CommerceDependencies = {
  environment: Environment
  log: Logger
  content: ContentAdapter
  /** Signs guest tokens. */
  secret: string
  /** What editors know; preview is off without it. */
  previewKey: string | undefined
  /** What staff know; nobody is let in to `/ops` without it. */
  staffKey: string | undefined
  decisions: DecisionEngine
  cleanPicture: CleanPicture
  clock: Clock
  newId: NewId
  report: Progress
  /** Folder of a database that a new embedded one begins as. */
  firstDatabase: string | undefined
  worker: Worker
}

/** How long a remote back end may take for one call. */
const forwardDeadlineMs = 10_000

/** Milliseconds that who listens to orders may take for a message. */
const webhookDeadlineMs = 10_000

/** Every shopper's calls go to it, so many are under way at once; a sitemap of a large catalogue is its longest response. */
const commerceBounds = { concurrency: 256, maxBytes: 32 * 1024 * 1024 }

const otherRecommendationsOf = (
  { RECOMMENDATIONS_ORIGIN: url }: Environment,
  log: Logger,
): RecommendationSettings => {
  if (url === undefined) return {}
  const remoteFetch = createRemoteFetch({ service: 'recommendations', log })
  return {
    otherRecommendations: (fallback) =>
      createRemoteRecommendations({ url, fetch: remoteFetch, log, fallback }),
  }
}

/** Opens what answers the API: the remote back end where one is named, else the embedded one with its database. */
export const openCommerce = async (dependencies: CommerceDependencies): Promise<Commerce> => {
  const { environment, log, content, decisions, secret, previewKey, staffKey, clock, newId, report } =
    dependencies
  const { firstDatabase, worker } = dependencies
  const { COMMERCE_ORIGIN, DATABASE_URL, DELIVERY_METHODS_FILE, SEARCH_FILE } = environment
  const { PUBLIC_URL, RATE_LIMIT_SCALE, WELT_DATA } = environment
  const isProduction = environment.NODE_ENV === 'production'
  const withFaults = (api: Commerce['api']): Commerce['api'] =>
    isProduction ? api : withMockFaults(api, newId, (ms) => new Promise((resolve) => setTimeout(resolve, ms)))
  if (COMMERCE_ORIGIN) {
    const remote = createForwarder({
      origin: COMMERCE_ORIGIN,
      fetch: createRemoteFetch({ service: 'commerce', log, ...commerceBounds }),
      deadlineMs: forwardDeadlineMs,
      log,
      newId,
    })
    const limiters = createRateLimiters(undefined, RATE_LIMIT_SCALE)
    const editors = createEditors({ previewKey, secret, clock, limiters })
    const staff = createStaff({ staffKey, secret, clock, limiters })
    return {
      api: withFaults(remote.fetch),
      call: undefined,
      editors,
      staff,
      invalidations: undefined,
      mails: undefined,
      expressMethods: new Set(environment.PAYMENTS === 'adyen' ? [] : expressMethods),
      close: async () => undefined,
    }
  }
  checkPayments(environment)
  const database = await timed(report, 'Open the database', () =>
    openDatabase(databasePlace(environment, firstDatabase), log, {
      secret,
      connections: connectionsOf(worker),
    }),
  )
  if (await isCatalogueEmpty(database)) {
    await timed(report, 'Load the demo shop', () => loadDemoShop(database))
  }
  await indexProducts(database)
  const areWanted = await wantsDemoAccounts(database, environment)
  await settleDemoAccounts(database, { areWanted, clock, log })
  await settleDemoCards(database, areWanted)
  // The embedded database belongs to this process alone, so memory counts as well.
  const limiters = createRateLimiters(DATABASE_URL === undefined ? undefined : database.sql, RATE_LIMIT_SCALE)
  const editors = createEditors({ previewKey, secret, clock, limiters })
  const staff = createStaff({ staffKey, secret, clock, limiters })
  const mail = openMail(environment, { clock, newId, log, secret })
  const printer = createDocumentPrinter(projectPath('src/composition/programs/document-program.ts'))
  const reconciling = anyJob(reconcileOrdersJob(() => backend.reconcileOrders()))
  const fulfilling = anyJob(fulfilOrdersJob(() => backend.fulfilOrders()))
  const telling = anyJob(tellOfStockJob(() => backend.tellOfStock()))
  const origin =
    PUBLIC_URL === undefined ? `http://localhost:${environment.PORT}` : new URL(PUBLIC_URL).origin
  const checking = anyJob(
    checkPaymentPagesJob(database.sql, clock, log, async () =>
      checkPaymentPages({ origin, fetch, newId }, await readBuiltScripts(projectPath(builtScriptsFile))),
    ),
  )
  const webhooks = openWebhooks({
    database,
    endpoints: environment.WELT_ORDER_WEBHOOKS,
    post: createPostMessage({
      allowsPrivate: environment.WELT_PRIVATE_WEBHOOKS ?? !isProduction,
      deadlineMs: webhookDeadlineMs,
    }),
    clock,
    newId,
  })
  const jobs: Jobs = createJobs({
    database,
    jobs: [
      ...jobsOf(database, clock, log),
      mail.job,
      reconciling,
      fulfilling,
      telling,
      checking,
      ...webhooks.jobsBy(() => jobs),
    ],
    log,
  })
  const backend = createBackend({
    database,
    content: contentSource(content),
    decisions,
    cleanPicture: dependencies.cleanPicture,
    photos: demoPhotos,
    taxes: taxServiceOf(environment, log),
    deliveryMethods: await readDeliveryMethods(DELIVERY_METHODS_FILE),
    searchData: await readSearchData(SEARCH_FILE),
    clock,
    newId,
    log,
    secret,
    editors,
    staff,
    limiters,
    ...mail.sendBy(jobs),
    failedJobs: jobs.failed,
    webhooks: webhooks.deliveriesBy(jobs),
    print: printer.print,
    ...(environment.INVOICE_SELLER ? { seller: environment.INVOICE_SELLER } : {}),
    ...(await paymentsOf(environment, log)),
    humanCheck: humanCheckOf(environment, { db: database.sql, clock, secret, log, limiters }),
    ...(environment.ADDRESS_ORIGIN
      ? {
          addresses: photon({
            url: environment.ADDRESS_ORIGIN,
            fetch: createRemoteFetch({ service: 'photon', log }),
            log,
          }),
        }
      : {}),
    ...otherRecommendationsOf(environment, log),
    checksOutput: !isProduction,
    salePolicy: environment.WELT_SALE_PROMOTIONS,
    origin: PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
    secureCookies: PUBLIC_URL?.startsWith('https:') ?? false,
  })
  // After the shop listens: its first visitors wait for no queue. A database that is away then is asked again.
  let starting: NodeJS.Timeout | undefined
  const startJobs = (afterMs: number): void => {
    starting = setTimeout(() => {
      jobs.start().catch((error: unknown) => {
        log.error({ event: 'job runner did not start', err: error })
        if (!isClosed) startJobs(Math.min(afterMs * 2, maxJobsPauseMs))
      })
    }, afterMs)
    starting.unref()
  }
  let isClosed = false
  // One of the workers of a start is enough, and each that works them takes connections.
  if (worker.number === 1) startJobs(jobsAfterMs)
  // Whoever shares the database by its address needs no help of this process.
  const control = DATABASE_URL ? undefined : await openControl(WELT_DATA, administer(database), log)
  return {
    api: withFaults(backend.fetch),
    call: backend.call,
    editors,
    staff,
    invalidations: database.invalidations,
    mails: mail.folder,
    expressMethods: backend.expressMethods,
    close: async () => {
      isClosed = true
      clearTimeout(starting)
      await control?.close()
      await jobs.stop()
      await printer.close()
      await database.close()
    },
  }
}
