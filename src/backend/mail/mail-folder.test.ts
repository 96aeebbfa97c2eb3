import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { createMailFolder } from './mail-folder.ts'

let folder = ''
let minute = 0
const clock = (): string => new Date(Date.UTC(2026, 5, 1, 10, minute++)).toISOString()

beforeEach(async () => {
  folder = await temporaryFolder('welt-mail-')
  minute = 0
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const mail = (number: number) => ({
  id: idOf(number),
  kind: 'welcome',
  to: 'zoe@example.com',
  subject: `Mail ${number}`,
  html: '<p>Hello</p>',
  text: 'Hello',
})

it('has none before the first', async () => {
  expect(await createMailFolder(path.join(folder, 'none'), clock).list()).toEqual([])
})

it('lists what was laid into it, the newest first, and reads one', async () => {
  const mails = createMailFolder(folder, clock)
  for (const number of [1, 2]) await mails.transport(mail(number))
  expect((await mails.list()).map(({ subject }) => subject)).toEqual(['Mail 2', 'Mail 1'])
  expect(await mails.read(idOf(1))).toEqual({ ...mail(1), at: '2026-06-01T10:00:00.000Z' })
})

it('reads nothing but mails', async () => {
  await writeFile(path.join(folder, 'secret.json'), '{}')
  const mails = createMailFolder(path.join(folder, 'mail'), clock)
  for (const id of ['../secret', idOf(9), '']) expect(await mails.read(id)).toBeUndefined()
})

it('holds the newest 200', async () => {
  const mails = createMailFolder(folder, clock)
  for (let number = 1; number <= 202; number += 1) await mails.transport(mail(number))
  const listed = await mails.list()
  expect(listed).toHaveLength(200)
  expect(listed.at(-1)?.subject).toBe('Mail 3')
  for (let number = 203; number <= 300; number += 1) await mails.transport(mail(number))
  expect((await readdir(folder)).length).toBeLessThanOrEqual(250)
})
