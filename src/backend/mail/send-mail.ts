import { z } from 'zod'
import type { Log } from '#src/base/log.ts'
import type { Job } from '#src/backend/platform/jobs/job.ts'
import type { Jobs } from '#src/backend/platform/jobs/jobs.ts'
import type { Seal } from '#src/backend/platform/seal.ts'
import type { Mail, Mailed, SendMail } from './mail.ts'
import { outgoingMailSchema, type MailTransport } from './outgoing-mail.ts'
import { renderMail, type RenderDependencies } from './render-mail.ts'

/** A mail that waits to be sent. It is sealed: it may hold a link that opens an account. */
type WaitingMail = { sealed: string }

/** What kind of mail it is; one that was sealed by another secret tells nothing. */
const kindOf = (sealed: string, seal: Seal): string => {
  try {
    return outgoingMailSchema.parse(JSON.parse(seal.open(sealed))).kind
  } catch {
    return 'a mail that cannot be read'
  }
}

/** Takes waiting mails to the transport, for some four hours if it has to. */
export const mailJob = (transport: MailTransport, seal: Seal, log: Log): Job<WaitingMail> => ({
  name: 'mail',
  data: z.object({ sealed: z.string() }),
  about: ({ sealed }) => kindOf(sealed, seal),
  retryLimit: 8,
  retryDelay: 30,
  run: async ({ sealed }) => {
    const mail = outgoingMailSchema.parse(JSON.parse(seal.open(sealed)))
    const { id, kind } = mail
    const outcome = await transport(mail)
    if (outcome === 'sent') log.info({ event: 'mail sent', id, kind })
    else log.warn({ event: 'mail refused', id, kind })
  },
})

export type SendMailDependencies = RenderDependencies & {
  jobs: Pick<Jobs, 'unitOfWork'>
  job: Job<WaitingMail>
  seal: Seal
  log: Log
}

/** Puts a mail into the words and the seal in which it waits; undefined, and logged, where it has no address. */
const waitingMail = async (
  mail: Mail,
  { seal, log, ...rendering }: Omit<SendMailDependencies, 'jobs' | 'job'>,
): Promise<WaitingMail | undefined> => {
  const outgoing = await renderMail(mail, rendering)
  if (outgoing) return { sealed: seal.close(JSON.stringify(outgoing)) }
  log.warn({ event: 'mail without an address', kind: mail.message.kind })
  return undefined
}

/** Has mails wait for their job in the transaction of the work that they tell of. */
export const createMailed =
  ({ jobs, job, ...parts }: SendMailDependencies): Mailed =>
  (work) =>
    jobs.unitOfWork((unit) =>
      work({
        sql: unit.sql,
        send: async (mail) => {
          const waiting = await waitingMail(mail, parts)
          if (waiting) await unit.send(job, waiting)
        },
      }),
    )

/** Sends mails by a job, so that they outlive the process and wait for a mail server that is away. */
export const createSendMail = ({ jobs, job, ...parts }: SendMailDependencies): SendMail => {
  const send = async (mail: Mail): Promise<void> => {
    const waiting = await waitingMail(mail, parts)
    if (waiting) await jobs.unitOfWork((unit) => unit.send(job, waiting))
  }
  return (mail) => {
    send(mail).catch((error: unknown) => {
      parts.log.error({ event: 'mail lost', kind: mail.message.kind, err: error })
    })
  }
}
