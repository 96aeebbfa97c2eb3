import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The secret that signs session tokens, kept in the data folder so that sessions outlive a restart. */
export const keptSecret = async (dataFolder: string): Promise<string> => {
  const file = path.join(dataFolder, 'session-secret')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch {
    await mkdir(dataFolder, { recursive: true })
    const secret = randomBytes(48).toString('base64url')
    await writeFile(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  }
}
