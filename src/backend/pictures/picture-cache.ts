import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type PictureCache = {
  read: (key: string) => Promise<Buffer | undefined>
  write: (key: string, bytes: Buffer) => Promise<void>
}

type Entry = { file: string; bytes: number; usedAt: number }

const entriesOf = async (folder: string): Promise<Entry[]> => {
  const names = await readdir(folder)
  const entries = await Promise.all(
    names.map(async (name): Promise<Entry | undefined> => {
      const file = path.join(folder, name)
      const facts = await stat(file).catch(() => undefined)
      return facts && { file, bytes: facts.size, usedAt: facts.mtimeMs }
    }),
  )
  return entries.filter((entry) => entry !== undefined)
}

/**
 * Keeps made pictures on disk, at most `mostBytes` of them: when they grow past it, the longest unused go until
 * three quarters are left.
 */
export const createPictureCache = (folder: string, mostBytes: number): PictureCache => {
  let held: number | undefined

  const prune = async (): Promise<void> => {
    const entries = (await entriesOf(folder)).sort((a, b) => a.usedAt - b.usedAt)
    held = entries.reduce((sum, { bytes }) => sum + bytes, 0)
    if (held <= mostBytes) return
    for (const { file, bytes } of entries) {
      if (held <= mostBytes * 0.75) break
      await rm(file, { force: true })
      held -= bytes
    }
  }

  return {
    read: async (key) => {
      const file = path.join(folder, key)
      const bytes = await readFile(file).catch(() => undefined)
      if (bytes) void utimes(file, new Date(), new Date()).catch(() => undefined)
      return bytes
    },
    write: async (key, bytes) => {
      await mkdir(folder, { recursive: true })
      const unfinished = path.join(folder, `${key}.${crypto.randomUUID()}.part`)
      await writeFile(unfinished, bytes)
      await rename(unfinished, path.join(folder, key))
      if (held === undefined || held + bytes.length > mostBytes) await prune()
      else held += bytes.length
    },
  }
}
