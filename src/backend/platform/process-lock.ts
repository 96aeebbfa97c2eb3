import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** How long a process that is just ending may take to let go, in milliseconds. */
const patience = 2000

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5

const holderOf = (file: DatabaseSync): number | undefined =>
  z.object({ pid: z.number() }).safeParse(file.prepare('SELECT pid FROM holder').get()).data?.pid

/**
 * Takes a folder for this process alone and returns how to let go of it; throws an error that names the process which
 * has it. The lock is SQLite's write lock on a file beside the folder. The system itself lets go of it when a process ends,
 * however it ends, so no lock outlives its process, none is taken over from a living one, and it holds between
 * containers, whose process ids say nothing to each other.
 */
export const lockForProcess = (folder: string): (() => void) => {
  const name = `${path.resolve(folder)}.lock.sqlite`
  mkdirSync(path.dirname(name), { recursive: true })
  // Whoever may read the file may hold a lock on it too.
  closeSync(openSync(name, 'a', 0o600))
  chmodSync(name, 0o600)
  const file = new DatabaseSync(name, { timeout: patience })
  try {
    file.exec('CREATE TABLE IF NOT EXISTS holder (pid INTEGER)')
    file.exec('BEGIN IMMEDIATE; DELETE FROM holder')
    file.prepare('INSERT INTO holder VALUES (?)').run(process.pid)
    // Readers see what is committed: the id is written first, and the lock taken anew and kept.
    file.exec('COMMIT; BEGIN IMMEDIATE')
  } catch (error) {
    const holder = isBusy(error) ? holderOf(file) : undefined
    file.close()
    if (!isBusy(error)) throw error
    throw new Error(
      `The database in ${folder} is in use by process ${holder ?? 'another'}. Stop it first, or set DATABASE_URL to share one PostgreSQL.`,
      { cause: error },
    )
  }
  return () => file.close()
}
