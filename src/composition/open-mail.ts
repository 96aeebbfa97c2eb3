import path from 'node:path'
import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import type { Log } from '#src/base/log.ts'
import { readBrandColors } from '#src/backend/mail/brand-colors.ts'
import type { Mailed, SendMail } from '#src/backend/mail/mail.ts'
import { createMailFolder, type MailFolder } from '#src/backend/mail/mail-folder.ts'
import { createMailed, createSendMail, mailJob } from '#src/backend/mail/send-mail.ts'
import { smtpTransport } from '#src/backend/mail/smtp-transport.ts'
import { anyJob, type AnyJob } from '#src/backend/platform/jobs/job.ts'
import type { Jobs } from '#src/backend/platform/jobs/jobs.ts'
import { createSeal } from '#src/backend/platform/seal.ts'
import { brandName } from '#src/contract/brand.ts'
import type { Environment } from './environment/environment.ts'

type MailEnvironment = Pick<
  Environment,
  'MAIL_CONTACT' | 'MAIL_FROM' | 'NODE_ENV' | 'PORT' | 'PUBLIC_URL' | 'SMTP_URL' | 'WELT_DATA'
>

/** The shop's mail: the job that takes it away, and what gives it to the job. */
export type MailOfShop = {
  job: AnyJob
  /** Where mails lie when no server takes them. */
  folder: MailFolder | undefined
  sendBy: (jobs: Pick<Jobs, 'unitOfWork'>) => { sendMail: SendMail; mailed: Mailed }
}

const defaultSender = `${brandName} <mail@shop.localhost>`

/** The address within `Marlow <hello@shop.example>`. */
const addressOf = (sender: string): string => /<([^>]+)>$/.exec(sender)?.[1] ?? sender

/** Sends mail by the SMTP server that is named, and without one lays it in the data folder. */
export const openMail = (
  environment: MailEnvironment,
  { clock, newId, log, secret }: { clock: Clock; newId: NewId; log: Log; secret: string },
): MailOfShop => {
  const { MAIL_CONTACT, MAIL_FROM: from = defaultSender, NODE_ENV, PORT } = environment
  const { PUBLIC_URL, SMTP_URL: url, WELT_DATA } = environment
  const folder = createMailFolder(path.join(WELT_DATA, 'mail'), clock)
  if (url === undefined && NODE_ENV === 'production')
    log.warn({ event: 'no mail server', message: 'SMTP_URL is not set: mail stays in the data folder.' })
  const transport = url === undefined ? folder.transport : smtpTransport({ url, from })
  const seal = createSeal(secret, 'mail')
  const job = mailJob(transport, seal, log)
  const rendering = {
    origin: PUBLIC_URL ?? `http://localhost:${PORT}`,
    contactAddress: MAIL_CONTACT ?? addressOf(from),
    colors: readBrandColors(),
    newId,
  }
  return {
    job: anyJob(job),
    folder: url === undefined ? folder : undefined,
    sendBy: (jobs) => {
      const parts = { jobs, job, seal, log, ...rendering }
      return { sendMail: createSendMail(parts), mailed: createMailed(parts) }
    },
  }
}
