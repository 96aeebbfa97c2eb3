import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type PictureCache = {
  read: (key: string) => Promise<Buffer | undefined>
  /** Stores what can be stored: a full or read-only disk costs the copy, not the picture. */
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Hears of bytes that came to the folder by other ways. */
  grew: (bytes: number) => Promise<void>
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
 * Keeps made pictures on disk, at most `maxBytes` of them: when they grow past it, the longest unused go until
 * three quarters are left. Counts anew after each sixteenth, since several processes write to one folder.
 */
export const createPictureCache = (folder: string, maxBytes: number): PictureCache => {
  let uncounted = Infinity
  let pruning: Promise<void> | undefined

  const prune = async (): Promise<void> => {
    const entries = (await entriesOf(folder)).sort((a, b) => a.usedAt - b.usedAt)
    let left = entries.reduce((sum, { bytes }) => sum + bytes, 0)
    if (left > maxBytes)
      for (const { file, bytes } of entries) {
        if (left <= maxBytes * 0.75) break
        await rm(file, { force: true })
        left -= bytes
      }
  }

  const grew = async (bytes: number): Promise<void> => {
    uncounted += bytes
    if (uncounted < maxBytes / 16) return
    uncounted = 0
    pruning ??= prune().finally(() => (pruning = undefined))
    await pruning
  }

  const store = async (key: string, bytes: Uint8Array): Promise<void> => {
    await mkdir(folder, { recursive: true })
    const unfinished = path.join(folder, `${key}.${crypto.randomUUID()}.part`)
    await writeFile(unfinished, bytes)
    await rename(unfinished, path.join(folder, key))
    await grew(bytes.length)
  }

  return {
    grew,
    read: async (key) => {
      const file = path.join(folder, key)
      const bytes = await readFile(file).catch(() => undefined)
      if (bytes) void utimes(file, new Date(), new Date()).catch(() => undefined)
      return bytes
    },
    write: (key, bytes) => store(key, bytes).catch(() => undefined),
  }
}
