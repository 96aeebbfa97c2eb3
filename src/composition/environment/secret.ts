import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The secret that signs session tokens, kept in the data folder so that sessions outlive a restart. */
export const keptSecret = async (dataFolder: string): Promise<string> => {
  const file = path.join(dataFolder, 'session-secret')
  const stored = await readFile(file, 'utf8').catch(() => undefined)
  if (stored !== undefined) return stored.trim()
  await mkdir(dataFolder, { recursive: true })
  // Of several processes that start at once, the first to link its file decides for all, and none reads half of it.
  const own = `${file}.${randomUUID()}`
  await writeFile(own, randomBytes(48).toString('base64url'), { mode: 0o600 })
  await link(own, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  await unlink(own)
  return (await readFile(file, 'utf8')).trim()
}
