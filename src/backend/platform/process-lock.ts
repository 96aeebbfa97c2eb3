import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Lock files this process holds: after a crash in a container a new process may well have the old one's id. */
const held = new Set<string>()

/** When a process started, by the kernel's count, so that a reused id is not taken for the old process; '' where unknown. */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? ''
  } catch {
    return ''
  }
}

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The live process a lock names, or undefined when it is stale. */
const holderOf = (file: string): number | undefined => {
  const [pid = Number.NaN, start = ''] = readLock(file)
  if (!Number.isInteger(pid) || pid <= 0 || !runs(pid)) return undefined
  if (pid === process.pid) return held.has(file) ? pid : undefined
  return startOf(pid) === start ? pid : undefined
}

const readLock = (file: string): [number?, string?] => {
  try {
    const [pid, start] = readFileSync(file, 'utf8').trim().split(' ')
    return [Number(pid), start ?? '']
  } catch {
    return []
  }
}

const write = (file: string): boolean => {
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes a folder for this process alone by a lock file beside it and returns how to let go of it. A lock whose
 * process is dead is taken over; a live one throws an error that names its process.
 */
export const lockForProcess = (folder: string): (() => void) => {
  const file = `${path.resolve(folder)}.lock`
  mkdirSync(path.dirname(file), { recursive: true })
  if (!write(file)) {
    const holder = holderOf(file)
    if (holder === undefined) rmSync(file, { force: true })
    if (holder !== undefined || !write(file))
      throw new Error(
        `The database in ${folder} is in use by process ${holder ?? 'another'}. Stop it first, or set DATABASE_URL to share one PostgreSQL.`,
      )
  }
  held.add(file)
  return () => {
    if (held.delete(file)) rmSync(file, { force: true })
  }
}
