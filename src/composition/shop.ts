import type { Logger } from 'pino'
import { systemClock, type Clock } from '#src/base/clock.ts'
import { randomId, type NewId } from '#src/base/ids.ts'
import type { DirectCall } from '#src/backend/api/direct-call.ts'
import type { ContentAdapter } from '#src/canvas/adapters/content-adapter.ts'
import { withReferences } from '#src/canvas/pages/with-references.ts'
import type { ExpressMethod } from '#src/contract/payments/tenders.ts'
import type { DecisionEngine } from '#src/contract/personalization/decision.ts'
import { createPictureUrls, type PictureUrls } from '#src/components/picture/picture-url.ts'
import type { MailFolder } from '#src/backend/mail/mail-folder.ts'
import type { Invalidations } from '#src/backend/platform/invalidations.ts'
import { createCallResponses, type CallResponses } from './call-responses.ts'
import { openCommerce } from './commerce.ts'
import { createEditing, developmentKey, type Editing } from './environment/editing.ts'
import { createStaffing, developmentStaffKey, type Staffing } from './environment/staffing.ts'
import { createDecisionLimit, type RefuseDecisions } from './decision-limit.ts'
import { decisionsFor } from './decisions.ts'
import { readEnvironment, type Environment } from './environment/environment.ts'
import { createLog } from './open-log.ts'
import { openContent } from './open-content-adapter.ts'
import { openPictures, type Pictures } from './open-pictures.ts'
import { pictureSignature } from './programs/picture-signature.ts'
import type { Progress } from './startup-progress.ts'
import { keptSecret } from './environment/secret.ts'
import { staffPath } from '#src/contract/staff-path.ts'
import { onlyWorker, type Worker } from './workers/worker.ts'

/** The shop, wired: everything that lives as long as the process. */
export type Shop = {
  environment: Environment
  log: Logger
  clock: Clock
  newId: NewId
  /** Answers the calls of the API. */
  api: (request: Request) => Promise<Response>
  /** Makes the calls of pages without HTTP; undefined where commerce is elsewhere. */
  call: DirectCall | undefined
  /** What calls of pages answered for everybody. */
  responses: CallResponses
  /** Tells what changed; undefined where commerce is elsewhere. */
  invalidations: Invalidations | undefined
  /** Answers picture addresses, and makes pictures before they are asked for. */
  pictures: Pictures
  /** Where mails lie; undefined where they are sent. */
  mails: MailFolder | undefined
  /** By what a button orders at once. */
  expressMethods: ReadonlySet<ExpressMethod>
  pictureUrls: PictureUrls
  content: ContentAdapter
  editing: Editing
  staffing: Staffing
  /** What decides experiences. */
  decisions: DecisionEngine
  /** Refuses decisions to a browser whose client asks too often. */
  refuseDecisions: RefuseDecisions
  close: () => Promise<void>
}

/** In development everybody may preview by a key that is no secret. */
const previewKeyOf = ({ WELT_PREVIEW_KEY, NODE_ENV }: Environment, log: Logger): string | undefined => {
  if (WELT_PREVIEW_KEY !== undefined || NODE_ENV === 'production') return WELT_PREVIEW_KEY
  log.info(`preview: sign in at /preview-sign-in with the key ${developmentKey}`)
  return developmentKey
}

/** In development everybody may run the shop by a key that is no secret. */
const staffKeyOf = ({ WELT_STAFF_KEY, NODE_ENV }: Environment, log: Logger): string | undefined => {
  if (WELT_STAFF_KEY !== undefined || NODE_ENV === 'production') return WELT_STAFF_KEY
  log.info(`staff: sign in at ${staffPath} with the key ${developmentStaffKey}`)
  return developmentStaffKey
}

const open = async (report: Progress, firstDatabase: string | undefined, worker: Worker): Promise<Shop> => {
  const environment = readEnvironment(process.env)
  const log = createLog(environment.LOG_LEVEL)
  const content = openContent(environment, log)
  const secret = environment.SESSION_SECRET ?? (await keptSecret(environment.WELT_DATA))
  const { engine, local } = await decisionsFor(environment, log)
  const signatureOf = pictureSignature(secret)
  const pictures = openPictures(environment, content, signatureOf, log, worker)
  const commerce = await openCommerce({
    environment,
    log,
    content,
    secret,
    previewKey: previewKeyOf(environment, log),
    staffKey: staffKeyOf(environment, log),
    decisions: local,
    cleanPicture: pictures.clean,
    clock: systemClock,
    newId: randomId,
    report,
    firstDatabase,
    worker,
  })
  const { CLOUDINARY_CLOUD_NAME } = environment
  return {
    environment,
    log,
    clock: systemClock,
    newId: randomId,
    content: withReferences(content),
    editing: createEditing(commerce.editors),
    staffing: createStaffing(commerce.staff),
    decisions: engine,
    refuseDecisions: createDecisionLimit(environment.RATE_LIMIT_SCALE),
    ...commerce,
    pictureUrls: createPictureUrls(CLOUDINARY_CLOUD_NAME, signatureOf, pictures.colorOf),
    responses: createCallResponses(systemClock, commerce.invalidations),
    pictures,
    close: async () => {
      pictures.close()
      await commerce.close()
    },
  }
}

/**
 * Opens the shop on the first call; every later call gets the same one.
 * @param firstDatabase folder of a database that a new embedded one begins as
 * @param worker what this process shares with the other workers of its start
 */
export const openShop = (
  report: Progress = () => undefined,
  firstDatabase?: string,
  worker: Worker = onlyWorker,
): Promise<Shop> => (globalThis.weltShop ??= open(report, firstDatabase, worker))
