import { afterEach, expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import type { UnitOfWork } from '#src/backend/platform/jobs/jobs.ts'
import { createSeal } from '#src/backend/platform/seal.ts'
import { startMailServer } from '#tests/fixtures/mail-server.ts'
import { mailWith } from '#tests/fixtures/mails.ts'
import { readBrandColors } from './brand-colors.ts'
import { createSendMail, mailJob } from './send-mail.ts'
import { smtpTransport } from './smtp-transport.ts'

type Server = Awaited<ReturnType<typeof startMailServer>>

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const seal = createSeal('a secret that is long enough to seal with', 'mail')

/** A shop that sends by a mail server; `waiting` are the jobs that were sent, `runNext` does the first of them. */
const openMail = async (refusals: { code: number; message: string }[] = []) => {
  const server = await startMailServer(refusals)
  servers.push(server)
  const logged: object[] = []
  const note = (entry: object): void => void logged.push(entry)
  const log = { info: note, warn: note, error: note }
  const waiting: { sealed: string }[] = []
  const job = mailJob(smtpTransport({ url: server.url, from: 'Marlow <hello@shop.example>' }), seal, log)
  const send: UnitOfWork['send'] = async (_, data) => void waiting.push(job.data.parse(data))
  const parts = {
    job,
    seal,
    log,
    origin: 'https://shop.example',
    contactAddress: 'desk@shop.example',
    colors: readBrandColors(),
    newId: randomId,
  }
  return {
    ...server,
    logged,
    waiting,
    parts,
    run: (sealed = '') => job.run({ sealed }),
    sendMail: createSendMail({
      ...parts,
      jobs: {
        unitOfWork: async (work) =>
          work({
            get sql(): never {
              throw new Error('no statements')
            },
            send,
          }),
      },
    }),
  }
}

const reset = mailWith({
  kind: 'resetPassword',
  firstName: 'Zoë',
  path: '/reset-password?token=reset-1',
  minutes: 30,
})

it('hands a mail to the server, with a text beside the HTML', async () => {
  const mail = await openMail()
  mail.sendMail(reset)
  await expect.poll(() => mail.waiting.length).toBe(1)
  expect(JSON.stringify(mail.waiting)).not.toContain('reset-1')
  await mail.run(mail.waiting[0]?.sealed)
  const [received] = mail.received
  expect(received?.to).toEqual(['zoe@example.com'])
  expect(received?.headers).toMatch(/^From: Marlow <hello@shop\.example>$/m)
  expect(received?.headers).toMatch(/^Subject: Reset your password$/m)
  expect(received?.headers).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(received?.headers).toMatch(/^Message-ID: <[\da-f-]{36}@shop\.example>$/m)
  expect(received?.raw).toMatch(/text\/plain[\s\S]*text\/html/)
  expect(mail.logged).toMatchObject([{ event: 'mail sent', kind: 'resetPassword' }])
  expect(JSON.stringify(mail.logged)).not.toMatch(/zoe@|reset-1/)
})

it('names the address that ends a subscription by one post', async () => {
  const mail = await openMail()
  mail.sendMail(
    mailWith({ kind: 'confirmSubscription', path: '/a?token=1', unsubscribePath: '/b?token=2' }, 'fr-ca'),
  )
  await expect.poll(() => mail.waiting.length).toBe(1)
  await mail.run(mail.waiting[0]?.sealed)
  const headers = mail.received[0]?.headers
  expect(headers).toContain('List-Unsubscribe: <https://shop.example/fr-ca/b?token=2>')
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

it('lets a mail be tried again when the server is busy, and not when it refuses the address', async () => {
  const mail = await openMail([
    { code: 451, message: 'Try later' },
    { code: 550, message: 'No such mailbox' },
  ])
  mail.sendMail(reset)
  await expect.poll(() => mail.waiting.length).toBe(1)
  await expect(mail.run(mail.waiting[0]?.sealed)).rejects.toThrow('Try later')
  await mail.run(mail.waiting[0]?.sealed)
  expect(mail.logged).toMatchObject([{ event: 'mail refused', kind: 'resetPassword' }])
  await mail.run(mail.waiting[0]?.sealed)
  expect(mail.received).toHaveLength(1)
})

it('lets a mail be tried again when no server answers', async () => {
  const mail = await openMail()
  mail.sendMail(reset)
  await expect.poll(() => mail.waiting.length).toBe(1)
  await servers.pop()?.close()
  await expect(mail.run(mail.waiting[0]?.sealed)).rejects.toThrow('ECONNREFUSED')
})

it('goes on, and logs it, where a mail cannot wait or has no address', async () => {
  const { parts, logged } = await openMail()
  const jobs = { unitOfWork: () => Promise.reject(new Error('the database is away')) }
  const sendMail = createSendMail({ ...parts, jobs })
  sendMail(reset)
  sendMail(mailWith({ kind: 'welcome', firstName: 'Eve' }, 'en-us', 'eve@example.com\nBcc: all@example.com'))
  await expect.poll(() => logged.length).toBe(2)
  expect(logged).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'mail lost', kind: 'resetPassword' }),
      expect.objectContaining({ event: 'mail without an address', kind: 'welcome' }),
    ]),
  )
})
