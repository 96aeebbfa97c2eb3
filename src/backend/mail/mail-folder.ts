import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import { isUuid } from '#src/base/ids.ts'
import { outgoingMailSchema, type MailTransport, type OutgoingMail } from './outgoing-mail.ts'

const storedSchema = outgoingMailSchema.extend({ at: z.iso.datetime() })

/** A mail that lies in the folder, and since when (ISO). */
export type StoredMail = OutgoingMail & { at: string }

const capacity = 200

/** Mails that are laid down before older ones are looked for and taken away. */
const untilCleared = 50

/** Mails as files of a folder, where there is no mail server: the newest 200. */
export type MailFolder = {
  transport: MailTransport
  /** All of them, the newest first. */
  list: () => Promise<StoredMail[]>
  read: (id: string) => Promise<StoredMail | undefined>
}

export const createMailFolder = (folder: string, clock: Clock): MailFolder => {
  const fileOf = (id: string): string => path.join(folder, `${id}.json`)
  const readFrom = async (file: string): Promise<StoredMail | undefined> => {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    return text === undefined ? undefined : storedSchema.parse(JSON.parse(text))
  }
  const readAll = async (): Promise<StoredMail[]> => {
    const names = await readdir(folder).catch(() => [])
    const mails = await Promise.all(
      names.filter((name) => name.endsWith('.json')).map((name) => readFrom(path.join(folder, name))),
    )
    return mails.filter((mail) => mail !== undefined).sort((a, b) => b.at.localeCompare(a.at))
  }

  let laidDown = 0
  const clear = async (): Promise<void> => {
    laidDown += 1
    if (laidDown % untilCleared !== 1) return
    for (const { id } of (await readAll()).slice(capacity)) await unlink(fileOf(id)).catch(() => undefined)
  }

  return {
    list: async () => (await readAll()).slice(0, capacity),
    read: async (id) => (isUuid(id) ? readFrom(fileOf(id)) : undefined),
    transport: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = `${fileOf(mail.id)}.draft`
      await writeFile(draft, JSON.stringify({ ...mail, at: clock() }, undefined, 2), { mode: 0o600 })
      // Whoever lists the folder meanwhile reads no half of it.
      await rename(draft, fileOf(mail.id))
      await clear()
      return 'sent'
    },
  }
}
